// The action that a message asks for, and the position that its strategy says it has then.
import { type SignalAction, signalActions } from './signal-action.ts';
import type { StatedPosition } from './signal-alert.ts';
import { type GivenField, type SignalForm, Unfit } from './signal-form.ts';

export type Meaning = {
  readonly action: SignalAction;
  /** All that is held is closed, whatever amount the order had. */
  readonly isFull: boolean;
  readonly includesClose: boolean;
  /** Null: it states none. */
  readonly stated: StatedPosition | null;
};

type Turn = Omit<Meaning, 'stated'>;

const turns: Readonly<Record<string, Turn>> = {
  'buy flat long': { action: 'ENTER_LONG', isFull: false, includesClose: false },
  'sell flat short': { action: 'ENTER_SHORT', isFull: false, includesClose: false },
  'buy long long': { action: 'ENTER_LONG', isFull: false, includesClose: false },
  'sell long long': { action: 'EXIT_LONG', isFull: false, includesClose: false },
  'sell short short': { action: 'ENTER_SHORT', isFull: false, includesClose: false },
  'buy short short': { action: 'EXIT_SHORT', isFull: false, includesClose: false },
  'sell long flat': { action: 'EXIT_LONG', isFull: true, includesClose: false },
  'buy short flat': { action: 'EXIT_SHORT', isFull: true, includesClose: false },
  'sell long short': { action: 'ENTER_SHORT', isFull: false, includesClose: true },
  'buy short long': { action: 'ENTER_LONG', isFull: false, includesClose: true },
};

/** The side that it came from says nothing more: what is closed for flat was on the other side. */
const intoFlat: Readonly<Record<string, Turn | undefined>> = { sell: turns['sell long flat'], buy: turns['buy short flat'] };

const sideOf = (text: string): StatedPosition | null => (text === 'long' || text === 'short' || text === 'flat' ? text : null);

function positionOf(given: GivenField | undefined, field: string): StatedPosition | null {
  if (given === undefined) return null;
  const side = sideOf(given.value.toLowerCase());
  if (side === null) throw new Unfit(given.name ?? field, 'must be long, short or flat');
  return side;
}

/** The sign of a size is its side. */
function sizedPosition(given: GivenField | undefined): StatedPosition | null {
  if (given === undefined) return null;
  const size = Number(given.value);
  if (!/^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,2})?$/i.test(given.value)) throw new Unfit(given.name ?? 'positionSize', 'must be a number');
  return size === 0 ? 'flat' : size > 0 ? 'long' : 'short';
}

const isPlainAction = (action: string): action is SignalAction => signalActions.some((one) => one === action);

/** A plain buy and sell open and close where the bot has one side alone. */
function plainTurn(word: string, direction: 'long' | 'short' | 'both', name: string): Turn {
  if (direction === 'both')
    throw new Unfit(name, 'is doubtful for a bot of both sides: it needs the market position, or a mapping of its words');
  const side = direction === 'long' ? 'LONG' : 'SHORT';
  const isEntry = (word === 'buy') === (direction === 'long');
  return { action: isEntry ? `ENTER_${side}` : `EXIT_${side}`, isFull: false, includesClose: false };
}

/** A strategy tells its order and its position before and after: together they say what is to be done. */
function strategyTurn(word: string, before: StatedPosition | null, after: StatedPosition | null, name: string): Turn {
  const short = after === 'flat' && before === null ? intoFlat[word] : undefined;
  if (short !== undefined) return short;
  if (after === null) throw new Unfit('marketPosition', 'is missing');
  if (before === null) throw new Unfit('prevMarketPosition', 'is missing');
  const turn = turns[`${word} ${before} ${after}`];
  if (turn === undefined) throw new Unfit(name, 'does not lead from prevMarketPosition to marketPosition');
  return turn;
}

const enters: Readonly<Partial<Record<SignalAction, StatedPosition>>> = { ENTER_LONG: 'long', ENTER_SHORT: 'short' };

/** `words` are the sender's own, in small letters. */
export function readMeaning(
  form: SignalForm,
  direction: 'long' | 'short' | 'both',
  words: Readonly<Record<string, SignalAction>>,
): Meaning {
  const given = form.get('action');
  if (given === undefined) throw new Unfit('action', 'is missing');
  const name = given.name ?? 'action';
  const [word, capital] = [given.value.toLowerCase(), given.value.toUpperCase()];
  const [before, after] = [
    positionOf(form.get('prevMarketPosition'), 'prevMarketPosition'),
    positionOf(form.get('marketPosition'), 'marketPosition'),
  ];
  const sized = sizedPosition(form.get('positionSize'));
  if (after !== null && sized !== null && after !== sized)
    throw new Unfit(form.get('positionSize')?.name ?? 'positionSize', 'differs from marketPosition');
  const stated = after ?? sized;
  const known = Object.hasOwn(words, word) ? words[word] : isPlainAction(capital) ? capital : undefined;
  if (known !== undefined) {
    const entered = enters[known];
    if (stated !== null && entered !== undefined && entered !== stated)
      throw new Unfit(name, 'does not lead to the position that is stated');
    return { action: known, isFull: false, includesClose: false, stated };
  }
  if (word !== 'buy' && word !== 'sell') throw new Unfit(name, 'must be buy, sell, ENTER_LONG, EXIT_LONG, ENTER_SHORT or EXIT_SHORT');
  const turn = before !== null || after !== null ? strategyTurn(word, before, after, name) : plainTurn(word, direction, name);
  return { ...turn, stated };
}
