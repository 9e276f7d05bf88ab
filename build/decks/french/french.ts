// The French pack of 52 cards in two and four colours: whole pictures, and large indices for hands. The middle of a card is 0 0.
import { figure } from './frenchFigures.ts';
import { glyph, SIGNS } from './frenchSigns.ts';
import { SUITS, type Suit } from '../../../engine/cards/card.ts';
import { isCourt, type Court, type Faces } from '../pack.ts';
import { group, line, path, short, thick, type Point } from '../pen.ts';

const RANKS = 'A23456789TJQK';
const EDGE = '#1f1c1a61';
const BLACK = '#1f1c1a';
const RED = '#bf2a22';

/** Inks of the suits in the pack of two and of four colours. */
const TWO_COLOURS: { readonly [suit in Suit]: string } = { S: BLACK, H: RED, D: RED, C: BLACK };
const FOUR_COLOURS: { readonly [suit in Suit]: string } = { S: BLACK, H: RED, D: '#1d5fae', C: '#1c7040' };

/** Letters of the courts by language; the first is what a picture shows when its address names no other. */
const LETTERS: readonly (readonly [language: string, letters: { readonly [court in Court]: string }])[] = [
  ['en', { J: 'J', Q: 'Q', K: 'K' }],
  ['nl', { J: 'B', Q: 'V', K: 'H' }],
  ['fr', { J: 'V', Q: 'D', K: 'R' }],
  ['de', { J: 'B', Q: 'D', K: 'K' }],
];
const [[FIRST], ...OTHERS] = LETTERS as readonly [(typeof LETTERS)[number], ...(typeof LETTERS)[number][]];

/** The rules of a style sheet for several languages: a selector of each, and whether its letters show. */
const styled = (selectorOf: (language: string) => string, shown: boolean): string =>
  `${OTHERS.map(([language]) => selectorOf(language)).join()}{display:${shown ? 'inline' : 'none'}}`;

/** An address ends in `#nl` for Dutch letters: then the others go, wherever they stand. A letter that languages share stands once, in the class of each. */
const CHOICE =
  `<style>${styled((language) => `.${language}`, false)}.${FIRST}{display:inline}${styled((language) => `#${language}:target~.${FIRST}`, false)}` +
  `${styled((language) => `#${language}:target~.${language}`, true)}</style>` +
  OTHERS.map(([language]) => `<g id="${language}"/>`).join('');

/** The index of a corner, at a place in the letter's box; `weights`: strokes of courts and aces, and of figures. */
function printed(text: string, ink: string, place: string, weights: readonly [number, number]): string {
  const weight = /\d|T/.test(text) ? weights[1] : weights[0];
  return path(glyph(text), '', ` transform="${place}"${line(ink)}${thick(weight)}`);
}

/** The index of a card: of a court in every language's letters. */
function index(rank: string, draw: (text: string) => string): string {
  if (!isCourt(rank)) return draw(rank);
  return [...new Set(LETTERS.map(([, letters]) => letters[rank]))]
    .map((letter) => {
      const languages = LETTERS.filter(([, letters]) => letters[rank] === letter).map(([language]) => language);
      return group('', draw(letter), ` class="${languages.join(' ')}"`);
    })
    .join('');
}

/** A whole document; the sign of the suit is its path `s`. */
function card(suit: Suit, rank: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -168 240 336" fill="none" stroke-linecap="square" stroke-miterlimit="1.5">` +
    `<defs><path id="s" d="${SIGNS[suit]}"/></defs>` +
    `<rect x="-119" y="-167" width="238" height="334" rx="15" fill="#fffdf8" stroke="${EDGE}" stroke-width="2"/>` +
    `${isCourt(rank) ? CHOICE : ''}${body}</svg>\n`
  );
}

/** The sign about a place. */
function sign([x, y]: Point, scale: number, turned = false): string {
  const half = 50 * scale * (turned ? -1 : 1);
  const across = String(turned ? -scale : scale).replace('0.', '.');
  return `<use href="#s" transform="translate(${short(x - half)} ${short(y - half)})scale(${across})"/>`;
}

const SIDE = 37.4;
const columns = (...ys: readonly number[]): Point[] =>
  ys.flatMap((y): Point[] => [
    [-SIDE, y],
    [SIDE, y],
  ]);
const middle = (...ys: readonly number[]): Point[] => ys.map((y): Point => [0, y]);
/** Where the signs of the cards with figures lie, and their scale. */
const SPOTS: Readonly<Record<string, readonly [scale: number, spots: readonly Point[]]>> = {
  '2': [0.48, middle(-104, 104)],
  '3': [0.48, middle(-104, 0, 104)],
  '4': [0.48, columns(-104, 104)],
  '5': [0.48, [...columns(-104, 104), ...middle(0)]],
  '6': [0.48, columns(-104, 0, 104)],
  '7': [0.48, [...columns(-104, 0, 104), ...middle(-52)]],
  '8': [0.48, [...columns(-104, 0, 104), ...middle(-52, 52)]],
  '9': [0.42, [...columns(-108, -37, 37, 108), ...middle(0)]],
  T: [0.42, [...columns(-108, -36, 36, 108), ...middle(-72, 72)]],
};

/** The picture between the corners. */
function centre(rank: string, suit: Suit, ink: string): string {
  if (isCourt(rank)) return figure(rank, suit, 's', ink);
  if (rank === 'A') return group('', sign([0, 0], suit === 'S' ? 1.28 : 1.12), ` fill="${ink}"`);
  const [scale, spots] = SPOTS[rank] ?? [1, []];
  return group('', spots.map((spot) => sign(spot, scale, spot[1] > 0)).join(''), ` fill="${ink}"`);
}

function whole(rank: string, suit: Suit, ink: string): string {
  const corner = (text: string, turn = ''): string => printed(text, ink, `${turn}translate(-92 -131)scale(.0486 .054)`, [122, 138]);
  const mark = sign([-92, -77], 0.38);
  if (isCourt(rank)) {
    const marks = group('', mark + group('rotate(180)', mark), ` fill="${ink}"`);
    return card(suit, rank, centre(rank, suit, ink) + index(rank, (text) => corner(text) + corner(text, 'rotate(180)')) + marks);
  }
  const both = group('', corner(rank) + group('', mark, ` fill="${ink}"`), ' id="c"');
  return card(suit, rank, centre(rank, suit, ink) + both + '<use href="#c" transform="rotate(180)"/>');
}

/** Headgear of the courts over the large sign. */
const HATS: { readonly [court in Court]: string } = {
  J: 'M8 78c2-22 20-38 44-38s38 14 40 38c-26-8-58-8-84 0ZM10 86c26-9 56-9 80 0v8c-24-8-56-8-80 0ZM56 36C58 18 70 6 94 4c-4 16-14 28-32 33Z',
  Q: 'M14 76C8 58 6 46 5 34l22 22 11-30 12 28 12-28 11 30 22-22c-1 12-3 24-9 42ZM5 20a7 7 0 1 0 .1 0ZM38 10a7 7 0 1 0 .1 0ZM62 10a7 7 0 1 0 .1 0ZM95 20a7 7 0 1 0 .1 0ZM14 83h72v11H14Z',
  K: 'M12 74 5 28l24 22L50 12l21 38 24-22-7 46ZM13 82h74v12H13Z',
};

function large(rank: string, suit: Suit, ink: string): string {
  const corner = index(rank, (text) => printed(text, ink, `translate(-68 -98)scale(${text === 'T' ? '.1037' : '.0972'} .108)`, [124, 142]));
  const under = sign([-68, 14], 0.7);
  if (!isCourt(rank)) {
    const beside = rank === 'A' ? sign([44, 82], 1.3) : sign([44, 92], 1.04);
    return card(suit, rank, corner + group('', under + beside, ` fill="${ink}"`));
  }
  const panel = `<rect x="-16" y="-152" width="122" height="304" rx="9" fill="${ink}" fill-opacity=".075" stroke="${ink}" stroke-opacity=".45" stroke-width="2.5"/>`;
  const hat = path(HATS[rank], '', ' transform="translate(2 -105)scale(.86)"');
  return card(suit, rank, panel + corner + group('', under + hat + sign([45, 66], 0.88), ` fill="${ink}"`));
}

/** One style of the pack; `inks`: of the suits it has. */
function style(draw: (rank: string, suit: Suit, ink: string) => string, inks: Partial<Record<Suit, string>>): Faces {
  const faces = new Map<string, string>();
  for (const suit of SUITS) {
    const ink = inks[suit];
    if (ink !== undefined) for (const rank of RANKS) faces.set(`${rank}${suit}`, draw(rank, suit, ink));
  }
  return faces;
}

/** The suits that change in the pack of four colours. */
const { D, C } = FOUR_COLOURS;

/** Every style of the pack by the folder it is kept in. */
export function frenchPack(): { readonly [style in 'std' | 'big' | 'std4' | 'big4']: Faces } {
  return { std: style(whole, TWO_COLOURS), big: style(large, TWO_COLOURS), std4: style(whole, { D, C }), big4: style(large, { D, C }) };
}
