import type { guideWords as english } from '../../en/table/guide.ts';
import type { Translation } from '../../translation.ts';

/** First deals with explanations, in Italian. */
export const guideWords = {
  'guide.title': 'Prima mano',
  'guide.entry': 'Imparare giocando',
  'guide.text': 'Una prima mano guidata: qualcuno accanto a te spiega le cose man mano che capitano. È una mano vera, e giochi come vuoi.',
  'guide.begin': 'Una prima mano, spiegata',
  'guide.next': 'Avanti',
  'guide.goOn': 'Riprendi la mano',
  'guide.skip': 'Basta spiegazioni',
  'guide.waiting': 'Guarda come giocano gli altri.',
  'guide.yourPlay': 'Tocca a te: gioca una carta.',
  'guide.yourCall': 'Tocca a te: dichiara.',
  'guide.lead': 'Apri tu: gioca una carta qualsiasi. Trascinala sul tappeto, o {by?mouse=cliccala|other=toccala}{n?1=|other= due volte}.',
  'guide.follow':
    'Puoi giocare una qualsiasi delle tue carte. Trascinane una sul tappeto, o {by?mouse=cliccala|other=toccala}{n?1=|other= due volte}.',
  'guide.barred': 'Le carte attenuate ora non si possono giocare. Scegline una per sapere perché:',
  'guide.won':
    '^{who:seat?you=vinci|other={who:seat} vince} la presa, con {points?one=# punto|other=# punti}, e {who:seat?you=apri|other=apre} la prossima.',
} satisfies Translation<typeof english>;
