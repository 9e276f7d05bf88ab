/** Addresses of the Italian faces. */
export const std = import.meta.glob<string>('./italian/std/*.svg', { eager: true, query: '?no-inline', import: 'default' });
export const big = import.meta.glob<string>('./italian/big/*.svg', { eager: true, query: '?no-inline', import: 'default' });
