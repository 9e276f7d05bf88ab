import { latticeBack, netBack } from './backs.ts';
import { chosenBacks } from './chosenBacks.ts';
import { frenchPack } from './french/french.ts';
import { indexFaces } from './indexFaces.ts';
import { italianPack, ITALIAN_SUITS } from './italian/italian.ts';
import { bastone, coppa, denaro, spada } from './italian/italianPips.ts';
import type { Faces } from './pack.ts';
import { at, group, picture } from './pen.ts';
import { spanishPack, SPANISH_SUITS } from './spanish/spanish.ts';
import { basto, copa, espada, oro } from './spanish/spanishPips.ts';

/** A suit's sign by itself, in a box of 100. */
function sign(title: string, language: string, body: string, scale: number): string {
  const name = title.charAt(0).toUpperCase() + title.slice(1);
  return picture(name, language, '', group(at(50, 50, scale), body), '0 0 100 100');
}

function signs(): ReadonlyMap<string, string> {
  return new Map([
    ['es-D', sign(SPANISH_SUITS.D, 'es', oro(), 1)],
    ['es-H', sign(SPANISH_SUITS.H, 'es', copa(), 0.94)],
    ['es-S', sign(SPANISH_SUITS.S, 'es', espada(136, 62, 22), 0.72)],
    ['es-C', sign(SPANISH_SUITS.C, 'es', basto(136, 62), 0.72)],
    ['it-D', sign(ITALIAN_SUITS.D, 'it', denaro(), 1)],
    ['it-H', sign(ITALIAN_SUITS.H, 'it', coppa(), 0.9)],
    ['it-S', sign(ITALIAN_SUITS.S, 'it', spada(136, 66), 0.72)],
    ['it-C', sign(ITALIAN_SUITS.C, 'it', bastone(136, 60), 0.72)],
  ]);
}

/** Every picture of `renderer/decks` by its path there. */
export function pictures(): ReadonlyMap<string, string> {
  const french = Object.entries(frenchPack()).map(([style, faces]): [string, Faces] => [`french/${style}`, faces]);
  const folders: readonly (readonly [folder: string, pictures: ReadonlyMap<string, string>])[] = [
    ...french,
    ['spanish/std', spanishPack()],
    ['spanish/big', indexFaces('spanish')],
    ['italian/std', italianPack()],
    ['italian/big', indexFaces('italian')],
    ['suits', signs()],
    ['backs', new Map([['lattice', latticeBack()], ...chosenBacks()])],
    ['french', new Map([['back', netBack()]])],
  ];
  return new Map(folders.flatMap(([folder, all]) => [...all].map(([name, text]) => [`${folder}/${name}.svg`, text] as const)));
}
