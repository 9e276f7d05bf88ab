// Bodies of the court cards: every court is built from the same few parts.
import { BARE, INK, circle, d, group, limb, line, path, thick, type Point } from './pen.ts';

export type Trim = 'none' | 'dots' | 'lozenge' | 'cross' | 'bar';

const TRIM: { readonly [trim in Trim]: (x: number, y: number) => string } = {
  none: () => '',
  dots: (x, y) => circle(x, y, 3.2, INK.yellow, BARE),
  lozenge: (x, y) => path(d`M${x} ${y - 6}l5 6l-5 6l-5-6z`, INK.yellow, BARE),
  cross: (x, y) => path(d`M${x - 5} ${y}h10M${x} ${y - 5}v10`, '', line(INK.yellow) + thick(3.5)),
  bar: (x, y) => path(d`M${x - 7} ${y}h14`, '', line(INK.yellow) + thick(4.5)),
};
const trims = (kind: Trim, x: number, ys: readonly number[]): string => ys.map((y) => TRIM[kind](x, y)).join('');
const ermine = (pts: readonly Point[]): string => path(pts.map(([x, y]) => d`M${x} ${y}v5`).join(''), '', thick(4));

/** Hand with cuff, for the end of a limb. */
const hand = (x: number, y: number, r = 8.5): string => circle(x, y, r, INK.skin, thick(4));

/** A standing king about x = 0: brow at y = 92, feet at 336. */
export function king({
  robe,
  cloak,
  trim,
  head,
  held,
}: {
  readonly robe: string;
  readonly cloak: string;
  readonly trim: Trim;
  readonly head: string;
  readonly held: string;
}): string {
  return (
    path('M-32 124C-58 130-66 170-70 214L-84 334H84L70 214C66 170 58 130 32 124Z', cloak, thick(5)) +
    path('M-62 210L-68 322M62 210L68 322', '', thick(3)) +
    path('M-34 128L-45 336H45L34 128Z', robe, thick(5)) +
    path('M-43.5 312L-45 336H45L43.5 312Z', INK.paper, thick(5)) +
    ermine([
      [-30, 322],
      [-10, 322],
      [10, 322],
      [30, 322],
    ]) +
    trims(trim, 0, [224, 246, 268, 290]) +
    limb('M-42 144L-62 192L-24 200', 19, cloak) +
    hand(-18, 201) +
    path('M-36 206Q0 214 36 206', '', thick(14)) +
    path('M-36 206Q0 214 36 206', '', line(INK.yellow) + thick(6)) +
    held +
    limb('M42 144L74 186L72 164', 19, cloak) +
    path('M61 164H83', '', thick(13)) +
    path('M62 164H82', '', line(INK.yellow) + thick(5)) +
    hand(72, 152) +
    path('M-28 116C-50 122-58 136-60 154C-30 176 30 176 60 154C58 136 50 122 28 116Z', INK.paper, thick(5)) +
    ermine([
      [-44, 138],
      [-26, 152],
      [0, 158],
      [26, 152],
      [44, 138],
    ]) +
    head
  );
}

/** A standing page in two colours. */
export function pageFigure({
  left,
  right,
  hoseL,
  hoseR,
  trim,
  head,
  held,
}: {
  readonly left: string;
  readonly right: string;
  readonly hoseL: string;
  readonly hoseR: string;
  readonly trim: Trim;
  readonly head: string;
  readonly held: string;
}): string {
  return (
    (
      [
        [-1, hoseL],
        [1, hoseR],
      ] as const
    )
      .map(
        ([s, k]) =>
          limb(d`M${s * 17} 232L${s * 19} 326`, 17, k) +
          path(d`M${s * 9} 320L${s * 30} 320C${s * 36} 330 ${s * 50} 328 ${s * 54} 338H${s * 8}Z`, INK.ink, thick(3)),
      )
      .join('') +
    limb('M-36 140L-62 178L-34 206', 17, left) +
    hand(-30, 208) +
    path('M0 122H-28C-44 126-46 140-44 154L-34 204L-52 252L-39 264L-26 252L-13 264L0 252Z', left, thick(5)) +
    path('M0 122H28C44 126 46 140 44 154L34 204L52 252L39 264L26 252L13 264L0 252Z', right, thick(5)) +
    trims(trim, -20, [150, 172, 228]) +
    trims(trim, 20, [150, 172, 228]) +
    path('M-36 202Q0 210 36 202', '', thick(15)) +
    path('M-36 202Q0 210 36 202', '', line(INK.yellow) + thick(7)) +
    held +
    limb('M36 142L72 182L72 164', 17, right) +
    path('M62 164H82', '', thick(13)) +
    path('M63 164H81', '', line(INK.yellow) + thick(5)) +
    hand(72, 152) +
    path('M-26 118Q0 146 26 118L32 128Q0 164-32 128Z', INK.yellow, thick(4)) +
    head
  );
}

/** A horse in profile that looks left, the ground at y = 338: `k` its coat, `m` its mane, `s` its cloth. */
export function horse({ k, m, s }: { readonly k: string; readonly m: string; readonly s: string }): string {
  const hoof = (x: number, y: number, w = 18): string => path(d`M${x} ${y}h${w}l3 9h${-w - 6}z`, INK.ink, thick(3));
  return (
    path('M204 222C230 226 232 280 222 312C210 302 202 276 198 250Z', m, thick(4)) +
    path('M84 262L82 300L80 330H96L100 300L108 264ZM166 264L160 296L166 330H182L182 298L196 268Z', k) +
    hoof(78, 329) +
    hoof(164, 329) +
    path(
      'M63 106L76 128C104 140 116 172 122 206C142 214 164 206 184 208C208 210 218 236 210 262L202 288L206 330H188L184 292C180 276 172 268 160 268C142 274 124 274 106 270L84 274L60 268L62 300H46L42 262C42 256 52 252 62 252L76 252C66 238 64 214 70 190C62 190 56 196 52 204L44 216C36 220 24 214 26 202L44 152C46 140 50 130 56 124Z',
      k,
      thick(5),
    ) +
    path('M45 299h18l2 9H41z', INK.ink, thick(3)) +
    hoof(187, 329) +
    path(
      'M76 128C102 138 118 168 123 206C112 204 104 194 102 184C96 186 94 176 92 166C86 168 84 158 82 148C76 150 72 138 70 130Z',
      m,
      thick(3.5),
    ) +
    circle(51, 151, 3.2, INK.ink, BARE) +
    path('M32 203v1', '', thick(5)) +
    path('M30 212Q38 210 42 206', '', thick(3)) +
    path('M50 128L64 164L40 176M62 166L82 172', '', line(INK.red) + thick(5)) +
    path('M62 164Q84 200 106 196', '', thick(3.5)) +
    path('M108 206Q136 216 172 208L178 256Q142 266 112 258Z', s, thick(4.5)) +
    path('M112 248Q142 256 177 246', '', line(INK.yellow) + thick(5))
  );
}

/** A knight on a horse, about x = 124. */
export function knight({
  coat,
  hose,
  trim,
  head,
  held,
  mount,
}: {
  readonly coat: string;
  readonly hose: string;
  readonly trim: Trim;
  readonly head: string;
  readonly held: string;
  readonly mount: string;
}): string {
  return (
    group('translate(3 0)scale(.86 1)', mount) +
    group(
      'translate(124 0)',
      limb('M-2 204L-20 246L-10 280', 17, hose) +
        path('M-20 276H0L2 292H-34C-34 284-24 284-20 276Z', INK.ink, thick(3)) +
        path('M-36 296H6', '', line(INK.yellow) + thick(4)) +
        path('M-28 120C-42 126-42 144-38 158L-32 196L-38 222C-14 232 14 232 38 222L32 196L38 158C42 144 42 126 28 120Z', coat, thick(5)) +
        trims(trim, 0, [150, 170, 214]) +
        path('M-32 194Q0 202 32 194', '', thick(14)) +
        path('M-32 194Q0 202 32 194', '', line(INK.yellow) + thick(6)) +
        limb('M-32 142L-46 176L-28 190', 16, coat) +
        hand(-24, 190, 8) +
        held +
        limb('M34 142L68 178L66 162', 16, coat) +
        path('M57 162H75', '', thick(13)) +
        path('M58 162H74', '', line(INK.yellow) + thick(5)) +
        hand(66, 150, 8) +
        path('M-24 116Q0 142 24 116L30 126Q0 158-30 126Z', INK.yellow, thick(4)) +
        head,
    )
  );
}

/** A half figure for cards that read both ways up, about x = 0: brow at y = 92, cut at 182. */
export function bust({
  coat,
  sleeve,
  trim,
  collar,
  head,
  held,
  armX = 74,
}: {
  readonly coat: string;
  readonly sleeve: string;
  readonly trim: Trim;
  readonly collar: string;
  readonly head: string;
  readonly held: string;
  readonly armX?: number;
}): string {
  return (
    limb('M-48 150L-66 186', 24, sleeve) +
    path('M-28 122C-54 128-66 148-64 190H64C66 148 54 128 28 122Z', coat, thick(5)) +
    trims(trim, 0, [152, 170]) +
    path('M-24 140Q-34 160-32 186M24 140Q34 160 32 186', '', line(INK.yellow) + thick(5)) +
    held +
    limb(d`M50 152L${armX} 192L${armX - 2} 164`, 20, sleeve) +
    path(d`M${armX - 14} 166h24`, '', thick(14)) +
    path(d`M${armX - 13} 166h22`, '', line(INK.yellow) + thick(6)) +
    hand(armX - 2, 152, 9) +
    collar +
    head
  );
}
export const COLLAR = {
  ermine:
    path('M-28 116C-54 122-60 138-62 152C-30 172 30 172 62 152C60 138 54 122 28 116Z', INK.paper, thick(5)) +
    ermine([
      [-44, 138],
      [-24, 150],
      [0, 156],
      [24, 150],
      [44, 138],
    ]),
  ruff: path('M-34 116l-9 9l4 11l9-3l5 10l9-5l6 10l10-6l10 6l6-10l9 5l5-10l9 3l4-11l-9-9z', INK.paper, thick(4)),
  mail:
    path('M-28 118Q0 140 28 118L40 130Q0 168-40 130Z', INK.yellow, thick(4.5)) +
    path('M-28 134Q0 152 28 134', '', line(INK.red) + thick(4)),
};
/** The head of a horse beside a half figure. */
export function horseHead({ k, m, rein = INK.red }: { readonly k: string; readonly m: string; readonly rein?: string }): string {
  return (
    path(
      'M76 90L87 112C114 122 128 152 134 196H64C72 182 76 172 73 162C67 167 61 167 57 166L46 175C38 181 24 175 25 163C25 157 30 151 34 145L56 116C60 110 66 106 69 103Z',
      k,
      thick(5.5),
    ) +
    path(
      'M87 112C114 122 130 150 136 196C122 192 116 182 115 172C108 172 105 164 104 156C97 156 94 148 93 140C87 138 82 128 80 118Z',
      m,
      thick(4),
    ) +
    circle(54, 133, 3.8, k === INK.ink ? INK.paper : INK.ink, BARE) +
    path('M33 163v1', '', thick(6) + line(k === INK.ink ? INK.paper : INK.ink)) +
    path('M54 118L72 140L48 158M72 140L76 160M73 162Q84 184 104 180', '', line(rein) + thick(5))
  );
}
