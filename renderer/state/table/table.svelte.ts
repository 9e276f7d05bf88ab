import { NO_ACTIONS } from './noActions.ts';
import type { GameInfo, TableMessage, TablePerson, UpdateMessage } from '../../../engine/protocol/messages.ts';
import type { GameMoments } from '../../games/moments.ts';
import type { SentCode } from '../../../engine/contract/refusals.ts';
import type { WireBarred, WireEvent, WireLegal, WireView } from '../../../engine/protocol/wire.ts';
import { plainText, type Speaker } from '../../words/message/parts.ts';
import { speakerFor, type PackName } from '../../words/speaker.ts';
import type { Words } from '../../words/words.svelte.ts';
import { legalCalls, candidates, NO_CANDIDATES, cardPlayed, type CandidateCard } from './view/candidates.ts';
import { AssistController } from './assists.svelte.ts';
import { CountdownController, type CountdownCue } from './countdowns.svelte.ts';
import { Narrator } from './narrator.svelte.ts';
import { Playback } from './playback.svelte.ts';
import { startTimeout } from './tempo.ts';
import { textual, type Request } from './request.ts';
import { cueOf, DEFAULT_HANDLING, type BarredReason, type Handling, type Pending, type TablePort } from './tablePort.ts';
import { personAt } from './view/standing.ts';

/** One table as one person sees it: what lies there, what they may do, what they are about to do. Knows no rules. */
export class TableController {
  /** Who sits there and how the match stands; `null` while there is no match. */
  message = $state.raw<TableMessage | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** The id of the card that a first tap has lifted. */
  lifted = $state<string | null>(null);
  /** The id of the card to be played as soon as it is one's turn. */
  premove = $state<string | null>(null);
  reason = $state.raw<BarredReason | null>(null);
  /** Whether the person wants the board alone on this screen, without a hand. */
  sharedBoardWanted = $state(false);
  /** The moments of the games, once they have been fetched. */
  moments: ReadonlyMap<string, GameMoments> = new Map();
  readonly playback: Playback;
  readonly narrator: Narrator;
  /** Hints, claims, taking back. */
  readonly assists: AssistController;
  /** Countdowns to the things that happen by themselves. */
  readonly countdowns: CountdownController;
  /** Whether the table is only looked at. */
  readonly looking: boolean;
  readonly #host: TablePort;

  readonly view: WireView | null = $derived.by(() => this.playback.view);
  readonly game: GameInfo | null = $derived.by(() => this.#host.games().find(({ id }) => id === this.message?.game) ?? null);
  /** The faces of the game's cards. */
  readonly faces: PackName = $derived(this.game?.faces ?? 'french');
  /** The seat one acts for; `null` for a spectator. */
  readonly seat: number | null = $derived.by(() => (this.view === null || this.view.viewer === 'spectator' ? null : this.view.viewer));
  /** The seat at the near edge: the viewer's own, and the first for a spectator. */
  readonly near: number = $derived(this.seat ?? 0);
  /** People by seat. */
  readonly people: readonly (TablePerson | undefined)[] = $derived.by(() => {
    const list: TablePerson[] = [];
    for (const person of this.message?.people ?? []) list[person.seat] = person;
    return list;
  });
  readonly speaker: Speaker = $derived.by(() => this.#speakerTo(this.looking ? null : this.seat));
  /** Narrates the table: where several people read the same screen, "you" would be each of them in turn, so everybody goes by their name. */
  readonly #reader: Speaker = $derived.by(() => (this.shared ? this.#speakerTo(null) : this.speaker));
  /** The legal actions: none during playback, or while an answer is awaited. */
  readonly legal: WireLegal = $derived.by(() => {
    const { busy, latest } = this.playback;
    return busy || latest === null || this.pending !== null || !this.#acts(latest) ? NO_ACTIONS : latest.legal;
  });
  readonly myTurn: boolean = $derived.by(() => this.legal.actions.length > 0);
  /** Whether some cards may not be played, while others may. */
  readonly restricted: boolean = $derived.by(() => this.legal.actions.length > 0 && this.legal.barred.length > 0);
  readonly candidates: ReadonlyMap<string, CandidateCard> = $derived.by(() =>
    this.view === null || this.seat === null || this.looking ? NO_CANDIDATES : candidates(this.view, this.seat, this.legal),
  );
  readonly calls: readonly string[] = $derived.by(() => legalCalls(this.legal));
  /** The person to pass the machine to; `null`: none. */
  readonly curtain: TablePerson | null = $derived.by(() => {
    const { message, view } = this;
    const { busy, latest } = this.playback;
    const turn = view?.toAct ?? (busy ? undefined : latest?.asked);
    if (message === null || message.watching !== null || turn === undefined || !this.shared || this.sharedBoardWanted) return null;
    const person = this.people[turn];
    return person?.mine === true ? person : null;
  });
  /** Whether several people act at this machine. */
  readonly shared: boolean = $derived.by(() => this.#own.length > 1);
  /** Those who act at this machine, by their places in the message. */
  readonly #own: readonly number[] = $derived.by(() => this.message?.people.flatMap(({ mine }, person) => (mine ? [person] : [])) ?? []);

  constructor(host: TablePort) {
    this.#host = host;
    this.looking = host.looking === true;
    this.narrator = new Narrator(host.words, {
      speaker: () => this.#reader,
      isOwn: (seat) => !this.looking && seat === this.seat,
      game: () => this.message?.game ?? '',
      deal: () => this.message?.deal ?? 0,
    });
    this.assists = new AssistController(this);
    this.countdowns = new CountdownController((cue) => this.#count(cue), host.after);
    this.playback = new Playback(
      host.tempo,
      {
        onEvent: (...event) => this.#onEvent(...event),
        onShown: (update) => this.#onShown(update),
        holds: (point) => host.holds?.(point, this.message?.match ?? '') === true,
        moments: () => this.moments.get(this.message?.game ?? '') ?? null,
        face: (card) => host.face?.(card) ?? null,
      },
      host.after,
    );
  }

  #speakerTo(viewer: number | null): Speaker {
    return speakerFor(this.#host.words, {
      game: this.message?.game ?? '',
      faces: this.faces,
      names: this.people.map((person) => person?.name ?? ''),
      viewer,
    });
  }

  /** Takes in the table's message about its people and the match. */
  onTable(message: TableMessage): void {
    const another = this.message?.match !== message.match;
    if (another || this.message?.watching !== message.watching) {
      this.letGo();
      this.assists.letGo();
      this.narrator.hush();
      this.#turnSaid = null;
    }
    if (another) {
      this.assists.clear();
      this.playback.clear();
      this.narrator.clear();
      this.countdowns.clear();
    }
    if (this.message?.game !== message.game) void this.#host.words.teach(message.game);
    this.message = message;
    this.#lookUp();
  }

  /** Lays the hands aside, so that the screen shows the board alone; or takes them up again. */
  showSharedBoard(wanted: boolean): void {
    this.sharedBoardWanted = wanted;
    this.letGo();
    if (wanted && (this.message?.watching ?? null) !== null) this.#host.send({ type: 'watch', person: null });
    else this.#lookUp();
  }

  /** With one person at this machine there is no curtain: they see their hand. */
  #lookUp(): void {
    const { message } = this;
    const own = this.#own;
    if (message === null || message.watching !== null || message.deal === 0 || this.sharedBoardWanted || own.length !== 1) return;
    this.#host.send({ type: 'watch', person: own[0] ?? null });
  }

  onUpdate(update: UpdateMessage): void {
    if (this.pending !== null && update.ref === this.pending.ref) {
      // The card lies where it was dropped: the picture takes it over from there.
      this.#answered = this.pending.candidate === null ? null : cardPlayed(this.pending.action);
      this.pending = null;
    }
    this.assists.onUpdate(update);
    this.playback.receive(update);
  }

  /** The version at which the player was last called to their turn: an update that comes again does not repeat the call. */
  #turnSaid: number | null = null;

  /** The card of one's own that the table has just accepted: it needs no flight. */
  #answered: string | null = null;

  /** Whether a card that has just been played was put there by hand. */
  wasDropped(card: string): boolean {
    return this.#answered === card;
  }

  /** A request was refused. Whether it was one of this table's. */
  onRefusal(ref: number | undefined, code: SentCode, facts: Readonly<Record<string, unknown>> | undefined): boolean {
    if (this.assists.onRefusal(ref, code)) return true;
    if (this.pending === null || ref !== this.pending.ref) return false;
    const { action, candidate } = this.pending;
    const id = candidate?.id ?? null;
    this.pending = null;
    if (code === 'table/costly') this.assists.costly = { action, candidate, lost: Number(facts?.['lost']) };
    else this.tell([code, 'refusal.other'], id, textual(facts));
    return true;
  }

  /** The action under way when the connection was lost, until the table shows whether it arrived. */
  #lost: { readonly version: number; readonly candidate: CandidateCard | null } | null = null;

  /** The connection was lost: nothing that was asked over it will be answered. */
  forgetAsked(): void {
    const { latest } = this.playback;
    if (this.pending !== null && latest !== null) this.#lost = { version: latest.version, candidate: this.pending.candidate };
    this.pending = null;
    this.assists.forgetAsked();
  }

  /** Leaves the table. */
  clear(): void {
    this.letGo();
    this.assists.clear();
    this.countdowns.clear();
    this.sharedBoardWanted = false;
    this.message = null;
    this.playback.clear();
    this.narrator.clear();
  }

  /** Says an action to the table. `candidate`: the card it plays; `sure`: whatever it costs. Nothing happens when it is not legal now. */
  act(action: string, candidate: CandidateCard | null = null, sure = false): boolean {
    const { latest } = this.playback;
    if (latest === null || !this.legal.actions.includes(action)) return false;
    this.letGo();
    if (this.#host.connected?.() === false) {
      this.#giveLost(candidate);
      return false;
    }
    this.#sendAct(latest.version, action, candidate, sure);
    return true;
  }

  #sendAct(version: number, action: string, candidate: CandidateCard | null, sure = false): void {
    // Other hosts may know nothing of being asked.
    const ask = !sure && this.#handling.warn && this.message?.people.every(({ kind }) => kind === 'here' || kind === 'bot') === true;
    const ref = this.#host.send({ type: 'act', version, action, ...(ask ? { ask } : {}) });
    this.pending = { ref, action, candidate };
  }

  /** Plays a card, or keeps it for one's next turn. What became of it. */
  play(id: string): 'played' | 'barred' | 'premoved' | 'nothing' {
    const candidate = this.candidates.get(id);
    if (candidate === undefined) return 'nothing';
    if (candidate.action !== null) return this.act(candidate.action, candidate) ? 'played' : 'nothing';
    if (candidate.barred !== null) {
      this.explain(id, candidate.barred);
      return 'barred';
    }
    if (!this.canPremove) return 'nothing';
    this.letGo();
    this.premove = id;
    this.narrator.say(this.#host.words.t('table.premove', { card: candidate.card }, this.speaker));
    return 'premoved';
  }

  /** Whether cards may be kept for one's next turn: tricks are being played, and it is another's turn. */
  get canPremove(): boolean {
    return (
      !this.looking &&
      this.#host.premoves !== false &&
      this.seat !== null &&
      this.view !== null &&
      this.view.trick !== null &&
      this.view.score === null &&
      !this.myTurn &&
      this.pending === null
    );
  }

  /** Shows why a card may not be played. */
  explain(id: string, barred: WireBarred): void {
    this.lifted = null;
    const { led, beat, cards } = barred.due;
    const parts = this.#host.words.parts([barred.code], { led, beat, due: cards }, this.speaker);
    this.#giveReason({ id, parts, code: barred.code });
    this.#host.onEvent({ type: 'barred' });
  }

  /** Shows a reason, and says it to those who listen. */
  #giveReason(reason: BarredReason): void {
    this.reason = reason;
    this.narrator.say(plainText(reason.parts));
  }

  /** Reports that an action never reached the table. */
  #giveLost(candidate: CandidateCard | null): void {
    this.tell([candidate === null ? 'table.lostCall' : 'table.lostCard'], candidate?.id);
  }

  /** The reason in words why a card may not be played now; empty when it may. */
  whyNot(candidate: CandidateCard): string {
    if (candidate.barred === null) return '';
    const { led, beat, cards } = candidate.barred.due;
    return this.#host.words.say([candidate.barred.code], { led, beat, due: cards }, this.speaker);
  }

  /** Gives the first of some words that there is as a reason. `id`: the card it is about. */
  tell(keys: readonly string[], id: string | null = null, facts: Readonly<Record<string, string | number>> = {}): void {
    const known = keys.filter((key) => this.words.has(key));
    this.#giveReason({ id, parts: this.words.parts(known, facts, this.speaker) });
  }

  /** Says a countdown aloud: to everybody who has gone away, and to a player that their own turn runs out. */
  #count(cue: CountdownCue): void {
    const { words } = this.#host;
    if (cue.type === 'turn') {
      if (this.myTurn) this.narrator.say(words.t('count.turn', { n: cue.seconds }));
      return;
    }
    const name = this.message?.people[cue.person]?.name;
    if (name !== undefined) this.narrator.say(words.t('absent.soon', { name, n: cue.seconds }));
  }

  /** Sends a request; its number comes back with the answer. */
  send(request: Request): number {
    return this.#host.send(request);
  }

  get words(): Words {
    return this.#host.words;
  }

  /** Puts everything back that was lifted, kept or said. */
  letGo(): void {
    this.lifted = null;
    this.premove = null;
    this.reason = null;
  }

  /** On to the next deal, once everybody is ready; an owner's `now`: at once. */
  next(now = false): void {
    const { latest } = this.playback;
    if (latest !== null) this.#host.send({ type: 'next', version: latest.version, ...(now ? { now } : {}) });
  }

  #acts(update: UpdateMessage): boolean {
    return update.seat !== null && update.view.toAct === update.seat;
  }

  #onEvent(event: WireEvent, before: WireView, after: WireView): void {
    this.narrator.event(event, before, after);
    const cue = cueOf(event, this.playback.moment, this.seat);
    if (cue !== null) this.#host.onEvent(cue);
    if (event.type === 'play' && event.seat === this.seat) this.reason = null;
  }

  #onShown(update: UpdateMessage): void {
    this.narrator.settle(update.view.toAct ?? update.asked ?? null);
    this.narrator.contract(update.view, update.events);
    this.#answered = null;
    const lost = this.#lost;
    this.#lost = null;
    if (lost?.version === update.version && this.#acts(update)) this.#giveLost(lost.candidate);
    const { view } = update;
    const turn = view.toAct ?? update.asked ?? null;
    const { message } = this;
    if (
      this.shared &&
      message !== null &&
      message.watching !== null &&
      turn !== null &&
      turn !== update.seat &&
      this.people[turn]?.mine === true
    ) {
      const together = this.#handling.look && view.sides?.some((side) => side.includes(turn) && side.includes(update.seat ?? -1)) === true;
      this.#host.send({ type: 'watch', person: together ? personAt(message, turn) : null });
      return;
    }
    if (this.looking || !this.#acts(update)) return;
    const kept = this.premove;
    if (kept !== null && update.seat !== null) {
      this.premove = null;
      const now = candidates(view, update.seat, update.legal).get(kept);
      if (now !== undefined && now.action !== null) {
        this.#sendAct(update.version, now.action, now);
        return;
      }
      if (now !== undefined && now.card !== '??')
        this.#giveReason({ id: kept, parts: this.#host.words.pieces('table.premoveLost', { card: now.card }, this.speaker) });
    }
    this.#host.onEvent({ type: 'turn' });
    if (this.#turnSaid !== update.version) this.narrator.say(this.#host.words.raw('event.turn'));
    this.#turnSaid = update.version;
    this.#playForced(update);
  }

  /** Plays the only card that may be played, after a while, where the player likes that and has done nothing in the meantime. */
  #playForced(update: UpdateMessage): void {
    const { auto } = this.#handling;
    const [only, another] = update.legal.actions;
    if (auto === null || only === undefined || another !== undefined || cardPlayed(only) === null) return;
    this.#calledOff();
    this.#calledOff = (this.#host.after ?? startTimeout)(auto, () => {
      if (this.playback.latest !== update || this.legal.actions[0] !== only) return;
      this.act(only, [...this.candidates.values()].find(({ action }) => action === only) ?? null);
    });
  }

  #calledOff: () => void = () => {};

  get #handling(): Handling {
    return this.#host.handling?.() ?? DEFAULT_HANDLING;
  }
}
