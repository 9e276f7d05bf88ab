import { play } from './contest.ts';
import { contestOf } from './contestArguments.ts';

// Plays the contest of its arguments, as `simulate` does, and writes the results for the process that puts the parts together.
const contest = contestOf(process.argv.slice(2));
const played = contest.ok ? await play(contest.value) : contest;
process.stdout.write(JSON.stringify(played));
