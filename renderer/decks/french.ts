/** Addresses of the French faces. `four`: the two suits that change in the four-colour pack. */
export const std = import.meta.glob<string>('./french/std/*.svg', { eager: true, query: '?no-inline', import: 'default' });
export const big = import.meta.glob<string>('./french/big/*.svg', { eager: true, query: '?no-inline', import: 'default' });
export const stdFour = import.meta.glob<string>('./french/std4/*.svg', { eager: true, query: '?no-inline', import: 'default' });
export const bigFour = import.meta.glob<string>('./french/big4/*.svg', { eager: true, query: '?no-inline', import: 'default' });
