// The hand that draws the packs: inks, shapes as SVG markup, numerals. Everything is drawn by this code; CC0, like what it draws.

/** Width and height of a Spanish or Italian card. */
export const WIDTH = 240;
export const HEIGHT = 370;

export const INK = {
  ink: '#1d1b21',
  paper: '#fcf6e3',
  yellow: '#f3b61f',
  red: '#cf2e24',
  blue: '#23559f',
  green: '#2f7f3f',
  skin: '#f3cb9f',
} as const;

export type Point = readonly [x: number, y: number];

/** A number with one decimal at most. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data with every number in it made short. */
export function d(texts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return texts.reduce((data, text, i) => {
    const value = values[i];
    return data + text + (value === undefined ? '' : typeof value === 'number' ? short(value) : value);
  }, '');
}

const filled = (fill: string): string => (fill === '' ? '' : ` fill="${fill}"`);

/** Attributes: a stroke's width, its colour, and none at all. */
export const thick = (width: number): string => ` stroke-width="${width}"`;
export const line = (colour: string): string => ` stroke="${colour}"`;
export const BARE = ' stroke="none"';

/** Shapes; `fill`: a colour, empty for none; `more`: further attributes. */
export function path(data: string, fill = '', more = ''): string {
  return `<path d="${data}"${filled(fill)}${more}/>`;
}

export function circle(cx: number, cy: number, r: number, fill = '', more = ''): string {
  const centre = `${cx === 0 ? '' : ` cx="${short(cx)}"`}${cy === 0 ? '' : ` cy="${short(cy)}"`}`;
  return `<circle${centre} r="${short(r)}"${filled(fill)}${more}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill = '', more = ''): string {
  return `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}"${filled(fill)}${more}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill = '', rx = 0, more = ''): string {
  const round = rx === 0 ? '' : ` rx="${short(rx)}"`;
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round}${filled(fill)}${more}/>`;
}

export function group(transform: string, body: string, more = ''): string {
  return `<g${transform === '' ? '' : ` transform="${transform}"`}${more}>${body}</g>`;
}

/** A transform to a place, turned by degrees and scaled. */
export function at(x: number, y: number, scale = 1, turn = 0): string {
  return (
    d`translate(${x} ${y})` + (turn === 0 ? '' : d`rotate(${turn})`) + (scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`)
  );
}

export function use(id: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<use href="#${id}" transform="${at(x, y, scale, turn)}"/>`;
}

/** A shape and its mirror image. */
export function both(body: string): string {
  return body + group('scale(-1 1)', body);
}

/** A limb: ink below, colour above. */
export function limb(data: string, width: number, colour: string): string {
  return path(data, '', thick(width + 9)) + path(data, '', line(colour) + thick(width));
}

/** Half a turn of the card. */
export const TURN = `rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`;

/** A star of points at `outer` and notches at `inner`. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const angle = ((-90 + (i * 180) / points) * Math.PI) / 180;
    const radius = i % 2 === 0 ? outer : inner;
    return `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A ring of round petals. */
export function petals(count: number, radius: number, petal: number): string {
  const corners = Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((-90 + ((i - 0.5) * 360) / count) * Math.PI) / 180;
    const corner = `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`;
    return i === 0 ? corner : d`A${petal} ${petal} 0 0 1 ${corner}`;
  });
  return `M${corners.join('')}Z`;
}

/** Attributes that every shape of a card inherits. */
const HAND = ` fill="none" stroke="${INK.ink}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"`;

/** A whole picture. `title`: what it shows, in the pack's own `language`. */
export function picture(title: string, language: string, defs: string, body: string, box = `0 0 ${WIDTH} ${HEIGHT}`): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img"><title lang="${language}">${title}</title>` +
    `<g${HAND}>${defs === '' ? '' : `<defs>${defs}</defs>`}${body}</g></svg>\n`
  );
}

/** The symbols that a card uses, from all there are. */
export function symbolsOf(body: string, symbols: ReadonlyMap<string, string>): string {
  const ids = new Set([...body.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1] ?? ''));
  return [...ids]
    .flatMap((id) => {
      const symbol = symbols.get(id);
      if (symbol === undefined) return [];
      return symbol.startsWith('<clipPath') ? [symbol] : [group('', symbol, ` id="${id}"`)];
    })
    .join('');
}

/** The card itself. */
export function blank(paper: string = INK.paper): string {
  return rect(1, 1, WIDTH - 2, HEIGHT - 2, paper, 14, thick(2));
}
