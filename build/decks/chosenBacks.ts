/** The backs that a player can choose for any pack, each drawn at the size of both kinds of card. */

/** The ground and the line of a back, and its drawing: a tile that repeats. */
interface Back {
  readonly ground: string;
  readonly line: string;
  readonly tile: readonly [width: number, height: number];
  readonly drawing: string;
}

const LEAF_GREEN = '#2f5d3a';

const leaf = (x: number, y: number, turn: number): string =>
  `<path d="M0 11C7 5 7-5 0-12C-7-5-7 5 0 11Z" fill="currentColor" stroke="none" transform="translate(${x} ${y}) rotate(${turn})"/>` +
  `<path d="M0 15V-7" stroke="${LEAF_GREEN}" stroke-width="1.5" transform="translate(${x} ${y}) rotate(${turn})"/>`;

const BACKS: Readonly<Record<string, Back>> = {
  waves: {
    ground: '#1f4e5f',
    line: '#e9f0e6',
    tile: [24, 24],
    drawing: [12, 8, 4]
      .map(
        (r) =>
          `<path d="M${12 - r} 24a${r} ${r} 0 0 1 ${2 * r} 0M${-r} 12a${r} ${r} 0 0 1 ${2 * r} 0M${24 - r} 12a${r} ${r} 0 0 1 ${2 * r} 0"/>`,
      )
      .join(''),
  },
  leaves: {
    ground: LEAF_GREEN,
    line: '#f0ead2',
    tile: [32, 32],
    drawing: [leaf(16, 16, 40), ...[0, 32].flatMap((x) => [0, 32].map((y) => leaf(x, y, -40)))].join(''),
  },
  tartan: {
    ground: '#5b2333',
    line: '#f4d9b0',
    tile: [36, 36],
    drawing:
      '<path d="M6 0V36M0 6H36" stroke-width="5" stroke-opacity=".35"/><path d="M18 0V36M0 18H36" stroke-width="1.5"/><path d="M27 0V36M0 27H36" stroke-width="3" stroke-opacity=".55"/>',
  },
  stars: {
    ground: '#232a4d',
    line: '#f2d489',
    tile: [32, 36],
    drawing:
      '<path d="M16 8L18.4 15.6L26 18L18.4 20.4L16 28L13.6 20.4L6 18L13.6 15.6Z" fill="currentColor" stroke="none"/>' +
      [0, 32].map((x) => [0, 36].map((y) => `<circle cx="${x}" cy="${y}" r="2"/>`).join('')).join(''),
  },
  diamonds: {
    ground: '#7a4a1e',
    line: '#fbeed3',
    tile: [24, 36],
    drawing:
      '<path d="M12 2L22 18L12 34L2 18Z"/><path d="M12 10L17 18L12 26L7 18Z" fill="currentColor" stroke="none"/><path d="M0 30L4 36L0 42M24 30L20 36L24 42M0-6L4 0L0 6M24-6L20 0L24 6"/>',
  },
  rings: {
    ground: '#44474f',
    line: '#eef0ee',
    tile: [32, 32],
    drawing:
      '<circle cx="16" cy="16" r="13"/><circle cx="16" cy="16" r="6"/>' +
      [0, 32].map((x) => [0, 32].map((y) => `<circle cx="${x}" cy="${y}" r="9"/>`).join('')).join(''),
  },
};

/** The heights of a French card and of the others, for a width of 240. */
const HEIGHTS = { low: 336, tall: 370 } as const;

const factor = (n: number): string => String(Number(n.toFixed(4)));

function drawn({ ground, line, tile: [width, height], drawing }: Back, tall: number): string {
  // Tiles fill the frame in whole numbers, stretched by a few hundredths: none is cut at an edge.
  const across = 192 / Math.round(192 / width);
  const down = (tall - 48) / Math.round((tall - 48) / height);
  const pattern =
    `<pattern id="p" width="${width}" height="${height}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="translate(24 24) scale(${factor(across / width)} ${factor(down / height)})">`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 ${tall}" fill="none" color="${line}" stroke="currentColor" stroke-width="2">` +
    `<defs>${pattern}${drawing}</pattern></defs>` +
    `<rect x="1" y="1" width="238" height="${tall - 2}" rx="15" fill="#fffdf8" stroke="#1f1c1a" stroke-opacity=".38"/>` +
    `<rect x="12" y="12" width="216" height="${tall - 24}" rx="8" fill="${ground}" stroke="none"/>` +
    `<rect x="24" y="24" width="192" height="${tall - 48}" fill="url(#p)" stroke="none"/>` +
    `<rect x="19" y="19" width="202" height="${tall - 38}" rx="4" stroke-opacity=".8"/></svg>\n`
  );
}

/** The pictures by the name of their file. */
export function chosenBacks(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(BACKS).flatMap(([name, back]) =>
      Object.entries(HEIGHTS).map(([kind, height]): [string, string] => [`${name}-${kind}`, drawn(back, height)]),
    ),
  );
}
