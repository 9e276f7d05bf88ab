import { play } from './contest.ts';
import { contestOf } from './contestArguments.ts';

// Plays what its arguments say, as those of `simulate`, and writes what came of it for whoever puts the parts together.
const contest = contestOf(process.argv.slice(2));
const played = contest.ok ? await play(contest.value) : contest;
process.stdout.write(JSON.stringify(played));
