/** The steps that remain after the generator has run: those of AGENTS.md, with the game's own files. */
export function stepsFor(id: string): string {
  const engine = `engine/games/${id}`;
  const steps = [
    `Write the rules with their source in ${engine}/README.md.`,
    `Change the copy to them, file by file: options.ts (options, cards, duties), deal.ts, rules.ts, calls.ts (then npm run list-games), score.ts, match.ts, view.ts, sampler.ts, heuristicBot.ts; then the tests.`,
    `npm run unit -- ${engine} engine/testing, until all is green; npm run goldens -- ${id} whenever the play changes.`,
    `Write the English: renderer/words/en/games/${id}.ts, renderer/rules/pages/${id}.ts, renderer/rules/texts/en/${id}.ts; work out its cases in renderer/games/${id}/cases.fixture.ts.`,
    `Draw renderer/games/${id}/Emblem.svelte (a blank card until then); a first deal with explanations is renderer/games/${id}/guide.ts, its words and those of the calls’ commitments renderer/words/en/lessons/${id}.ts.`,
    `Translate: renderer/words/<language>/games/${id}.ts, renderer/words/<language>/lessons/${id}.ts and renderer/rules/texts/<language>/${id}.ts. Failing tests name each file.`,
    `npm run tune -- ${id}; then npm run league -- ${id}.`,
    `Remove \`draft: true\` from ${engine}/game.ts; npm run list-games; npm run goldens -- ${id}. Name the game, and count it, in README.md, CHANGELOG.md, package.json, electron-builder.yml, build/package/linux and build/release/stores; npm test.`,
  ];
  return `${id} can be played: npm run -s cli -- simulate ${id}. It is a draft, seen in the lobby only with TRICKHOUSE_DRAFTS=1. What remains:
${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}
`;
}
