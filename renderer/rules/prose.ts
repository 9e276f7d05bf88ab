import { compose } from '../words/message/message.ts';
import type { Params, Part, Speaker } from '../words/message/parts.ts';
import { isCard } from '../words/speaker.ts';

const CARD_PLACE = /\{(\w\w):card\}/g;

/** A paragraph in pieces. Cards are named in it by their codes, as in `{KH:card}`. */
export function prose(text: string, params: Params, speaker: Speaker): Part[] {
  const cards = [...text.matchAll(CARD_PLACE)].flatMap(([, code = '']) => (isCard(code) ? [[code, code] as const] : []));
  return compose(text, { ...Object.fromEntries(cards), ...params }, speaker);
}

/** The anchor of a paragraph in the document. */
export function anchorOf(key: string): string {
  return `rules-${key.replaceAll('.', '-')}`;
}

/** The codes of a text such as `KH 7H QH`. */
export function codes(text: string): string[] {
  return text.split(' ').filter(Boolean);
}
