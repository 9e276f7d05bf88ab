/** Icons of several sizes in one file: both formats hold PNG pictures as they are. */

/** @typedef {{ readonly size: number, readonly png: Buffer }} Picture `size`: of its side, in pixels */

/**
 * An icon for Windows (ICO): a directory of 16 bytes a picture, then the pictures.
 * @param {readonly Picture[]} pictures of at most 256 pixels
 */
export function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    // 256 is written as 0.
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** The names that a Mac gives pictures of a size; a size may stand for twice as many points as well. @type {readonly (readonly [number, string])[]} */
const ICNS_TYPES = [
  [16, 'icp4'],
  [32, 'icp5'],
  [32, 'ic11'],
  [64, 'ic12'],
  [128, 'ic07'],
  [256, 'ic08'],
  [256, 'ic13'],
  [512, 'ic09'],
  [512, 'ic14'],
  [1024, 'ic10'],
];

/**
 * An icon for a Mac (ICNS): blocks, each with its type and length before it.
 * @param {readonly Picture[]} pictures
 */
export function icns(pictures) {
  const blocks = ICNS_TYPES.map(([size, type]) => {
    const png = pictures.find((picture) => picture.size === size)?.png;
    if (png === undefined) throw new Error(`no picture of ${size} pixels`);
    return block(type, png);
  });
  return block('icns', Buffer.concat(blocks));
}

/** @param {string} type four letters @param {Buffer} data */
function block(type, data) {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(8 + data.length, 4);
  return Buffer.concat([head, data]);
}
