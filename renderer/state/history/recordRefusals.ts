import type { Refusal } from '../../../engine/contract/result.ts';
import type { Words } from '../../words/words.svelte.ts';

/** The reason in words why a record, or a position in one, was refused. A breach of the rules is named by its deal: no card of it is on the table. */
export function whyNot(words: Words, { code, facts }: Refusal): string {
  const deal = facts?.['deal'];
  if (/^(?:play|action)\//.test(code) && typeof deal === 'number') return words.t('record.notLegal', { deal: deal + 1 });
  if (/^options\//.test(code)) return words.t('record.houseRule');
  return words.refusal({ code, facts });
}
