import { JUDGE_VERSION } from '../../../engine/bots/judge/judge.ts';
import type { GameId } from '../../../engine/contract/gameId.ts';
import type { JudgedOnWire } from '../../../engine/protocol/messages.ts';
import type { DECISION_KINDS } from '../../../engine/protocol/training/lossTrend.ts';
import type { SavedVerdict } from '../../store/verdicts.ts';

/** The deal of a match that is kept, and whose decisions in it are judged. */
export interface KeptDeal extends Pick<SavedVerdict, 'at' | 'who' | 'match' | 'deal'> {
  readonly game: GameId;
}

type DecisionKind = (typeof DECISION_KINDS)[number];

/** Reasons against a card that follow from what had been played: who has counted knows them. */
const COUNTED: readonly string[] = ['forgotVoid', 'noTrumpsOut', 'trumpsOut', 'lostLead'];
const KINDS: Readonly<Record<string, DecisionKind>> = {
  openingLead: 'lead',
  lead: 'lead',
  second: 'follow',
  between: 'follow',
  last: 'follow',
  trumping: 'follow',
  discard: 'discard',
};

/** The kind of a decision by which its loss is added up. Causes that are no card's are calls. */
function decisionKind({ cause, mark, against }: Pick<JudgedOnWire, 'cause' | 'mark' | 'against'>): DecisionKind {
  if (mark !== 'none' && against.some(({ key }) => COUNTED.includes(key))) return 'count';
  return KINDS[cause] ?? 'call';
}

/** The line that keeps a judgement. Points are kept to a hundredth. */
export function verdictOf({ at, who, game, match, deal }: KeptDeal, decision: JudgedOnWire): SavedVerdict {
  const hundredths = (points: number): number => Math.round(100 * points) / 100;
  return {
    at,
    who,
    game,
    match,
    deal,
    step: decision.step,
    kind: decisionKind(decision),
    mark: decision.mark,
    lost: hundredths(decision.lost),
    se: hundredths(decision.se),
    judge: JUDGE_VERSION,
  };
}
