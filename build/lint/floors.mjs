import { posix } from 'node:path';
import { circlesOf } from './circles.mjs';

/**
 * Floors of imports: a reader takes in a folder by its direct children, files and rooms (a subfolder is one room), each of which stands on those
 * that it imports.
 */
const APART = /\.(?:test|spec|fixture)\.ts$|\/(?:fixtures|test|generated|learned)\//;

/**
 * The measures of a folder.
 * @typedef {object} Storeys
 * @property {number} floors the longest chain of imports among its direct children
 * @property {number} files its source files, subfolders left out
 * @property {string[][]} circles subfolders that import each other
 */

/**
 * The folders of a graph of imports, tests and fixtures left out.
 * @param {import('./circles.mjs').Graph} graph
 * @returns {Map<string, Storeys>}
 */
export function storeysOf(graph) {
  const files = [...graph.keys()].filter((file) => !APART.test(file));
  const known = new Set(files);
  /** @type {Map<string, Map<string, Set<string>>>} */
  const children = new Map();
  for (const file of files) {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
      const rooms = children.get(folder) ?? new Map();
      children.set(folder, rooms);
      const room = childOf(folder, file);
      const under = rooms.get(room) ?? new Set();
      rooms.set(room, under);
      for (const target of graph.get(file) ?? []) {
        const other = known.has(target) && target.startsWith(`${folder}/`) ? childOf(folder, target) : room;
        if (other !== room) under.add(other);
      }
    }
  }
  return new Map([...children].map(([folder, rooms]) => [folder, storeys(rooms)]));
}

/**
 * @param {string} folder
 * @param {string} file
 */
function childOf(folder, file) {
  const [child = '', ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length > 0 ? `${child}/` : child;
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} rooms
 * @returns {Storeys}
 */
function storeys(rooms) {
  const circles = circlesOf(new Map([...rooms].map(([room, under]) => [room, [...under]])));
  /** @type {Map<string, number>} */
  const heights = new Map();
  /**
   * @param {string} room a room of a circle counts once
   * @returns {number}
   */
  const heightOf = (room) => {
    const height = heights.get(room);
    if (height !== undefined) return height;
    heights.set(room, 0);
    const above = 1 + Math.max(0, ...[...(rooms.get(room) ?? [])].map(heightOf));
    heights.set(room, above);
    return above;
  };
  return {
    floors: Math.max(...[...rooms.keys()].map(heightOf)),
    files: [...rooms.keys()].filter((room) => !room.endsWith('/')).length,
    circles,
  };
}
