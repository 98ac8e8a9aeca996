// The three questions lead to kinds of bots: every kind can be reached, and answers that nothing fits are few and known.
import { expect, test } from 'vitest';

import { botKindIds } from './bot-kinds.ts';
import { fitQuestions, isFitting, readFitAnswers, type FitAnswers } from './kind-fits.ts';

const { outlook: outlooks, leverage: leverages, time: times } = fitQuestions;
const all: readonly FitAnswers[] = outlooks.flatMap((outlook) =>
  leverages.flatMap((leverage) => times.map((time) => ({ outlook, leverage, time }))),
);
const fitting = (answers: FitAnswers): readonly string[] => botKindIds.filter((kind) => isFitting(kind, answers));

test('every kind fits some answers, and only a falling market without leverage for days has none', () => {
  expect(new Set(all.flatMap(fitting))).toEqual(new Set(botKindIds));
  expect(all.filter((answers) => fitting(answers).length === 0)).toEqual([{ outlook: 'down', leverage: 'no', time: 'days' }]);
});

test('answers come out of the address, and what is none is passed over', () => {
  expect(fitting(readFitAnswers({ outlook: 'sideways', leverage: 'no', time: 'days' }))).toEqual(['spotGrid', 'spotDca']);
  expect(readFitAnswers({ outlook: ['up', 'down'], leverage: 'maybe' })).toEqual({ outlook: 'up', leverage: null, time: null });
  expect(fitting(readFitAnswers({}))).toEqual([]);
  expect(fitting(readFitAnswers({ time: 'alerts' }))).toEqual(['signal']);
});
