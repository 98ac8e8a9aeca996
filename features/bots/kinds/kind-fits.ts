// The markets, the leverage and the time that each kind of bots is for. A kind without its row does not compile.
import type { BotKindId } from './bot-kind.ts';

/** The questions, by their names in the address, and their answers. */
export const fitQuestions = {
  outlook: ['sideways', 'up', 'down', 'unsure'],
  leverage: ['no', 'yes'],
  time: ['days', 'months', 'alerts'],
} as const;
export type FitQuestion = keyof typeof fitQuestions;
export const fitQuestionNames = ['outlook', 'leverage', 'time'] as const satisfies readonly FitQuestion[];

type Answer<Question extends FitQuestion> = (typeof fitQuestions)[Question][number];

/** Null: that question is not answered. */
export type FitAnswers = { readonly [Question in FitQuestion]: Answer<Question> | null };
type Fits = { readonly [Question in FitQuestion]: readonly Answer<Question>[] };

const { outlook: anyOutlook, leverage: anyLeverage } = fitQuestions;

/** Null: it is made elsewhere, or on the page of another kind. */
const kindFits: Readonly<Record<BotKindId, Fits | null>> = {
  spotGrid: { outlook: ['sideways'], leverage: ['no'], time: ['days'] },
  futuresGrid: { outlook: ['sideways', 'up', 'down'], leverage: ['yes'], time: ['days'] },
  spotMoon: { outlook: ['sideways', 'up'], leverage: ['no'], time: ['months'] },
  futuresMoon: { outlook: ['up', 'down'], leverage: ['yes'], time: ['months'] },
  spotDca: { outlook: ['sideways', 'up'], leverage: ['no'], time: ['days'] },
  futuresDca: { outlook: ['sideways', 'up', 'down'], leverage: ['yes'], time: ['days'] },
  spotCta: { outlook: ['up', 'unsure'], leverage: ['no'], time: ['days'] },
  futuresCta: { outlook: ['up', 'down', 'unsure'], leverage: ['yes'], time: ['days'] },
  wise: { outlook: ['sideways', 'unsure'], leverage: ['yes'], time: ['days'] },
  portfolio: { outlook: ['sideways', 'up', 'unsure'], leverage: ['no'], time: ['months'] },
  regular: { outlook: ['up', 'down', 'unsure'], leverage: ['no'], time: ['months'] },
  // Both legs offset each other, whichever way the price goes; its perpetual has leverage.
  arbitrage: { outlook: anyOutlook, leverage: ['yes'], time: ['days', 'months'] },
  signal: { outlook: anyOutlook, leverage: anyLeverage, time: ['alerts'] },
  regularSeveral: null,
  spotCopy: null,
  futuresCopy: null,
};

const pick = <Value extends string>(values: readonly Value[], text: string | undefined): Value | null =>
  values.find((value) => value === text) ?? null;

/** Out of the address; whatever is no answer is passed over. */
export const readFitAnswers = (query: Readonly<Partial<Record<string, string | readonly string[]>>>): FitAnswers => {
  const text = (name: FitQuestion): string | undefined => [query[name] ?? []].flat()[0];
  return {
    outlook: pick(fitQuestions.outlook, text('outlook')),
    leverage: pick(fitQuestions.leverage, text('leverage')),
    time: pick(fitQuestions.time, text('time')),
  };
};

export const isAnswered = ({ outlook, leverage, time }: FitAnswers): boolean => outlook !== null || leverage !== null || time !== null;

/** Questions that are not answered rule nothing out; without any answer no kind is picked. */
export function isFitting(kind: BotKindId, answers: FitAnswers): boolean {
  const fits = kindFits[kind];
  if (fits === null || !isAnswered(answers)) return false;
  const { outlook, leverage, time } = answers;
  return (
    (outlook === null || fits.outlook.includes(outlook)) &&
    (leverage === null || fits.leverage.includes(leverage)) &&
    (time === null || fits.time.includes(time))
  );
}
