/** The addresses of the backs that a player can choose, by the name of the file. */
export const backs = import.meta.glob<string>('./backs/*-*.svg', { eager: true, query: '?no-inline', import: 'default' });
