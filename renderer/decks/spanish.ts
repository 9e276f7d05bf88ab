/** Addresses of the Spanish faces. */
export const std = import.meta.glob<string>('./spanish/std/*.svg', { eager: true, query: '?no-inline', import: 'default' });
export const big = import.meta.glob<string>('./spanish/big/*.svg', { eager: true, query: '?no-inline', import: 'default' });
