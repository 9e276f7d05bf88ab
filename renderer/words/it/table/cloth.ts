import type { clothWords as english } from '../../en/table/cloth.ts';
import type { Translation } from '../../translation.ts';

/** The cloth alone, for a screen in the middle of the table, in Italian. */
export const clothWords = {
  'cloth.alone': 'Solo il tavolo',
  'cloth.aloneText': 'Mostra solo il tavolo; ognuno ha le carte sul proprio schermo.',
  'cloth.menu': 'Menu del tavolo',
  'cloth.hands': 'Mostra di nuovo la mano',
  'cloth.join': 'Unisciti con un telefono',
} satisfies Translation<typeof english>;
