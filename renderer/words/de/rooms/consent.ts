import { consentWords as english } from '../../en/rooms/consent.ts';
import type { Translation } from '../../translation.ts';

/** Whether a match may be looked into once it is over: what its people are asked, in German. */
export const consentWords = {
  ...english,
  'consent.title': 'Diese Partie nachher analysieren?',
  'consent.text':
    'Nach dem Ende kann die Analyse zeigen, wohin jede Karte geführt hat. Alle Mitspieler müssen zustimmen und können es sich bis zum Schluss anders überlegen.',
  'consent.past': 'Diese Partie kann erst analysiert werden, wenn alle Mitspieler zustimmen.',
  'consent.agree': 'Zustimmen',
  'consent.decline': 'Ablehnen',
  'consent.yes': '{name} stimmt zu',
  'consent.no': '{name} lehnt ab',
  'consent.open': '{name} hat noch nicht geantwortet',
  'consent.count': '{n?one=# von {of} hat|other=# von {of} haben} zugestimmt.',
  'store/too-new':
    'Diese Partie wurde von einer neueren Version von Trickhouse gespeichert. Sie kann hier nicht geöffnet werden und bleibt unverändert.',
} satisfies Translation<typeof english>;
