// The calculator with an example's own numbers.
import { calculatorAddress, type CalculatorFilled } from '#lib/contract/site/calculator-address.ts';
import type { Example } from './example.ts';
import type { Letter } from './letters.ts';
import type { LiveContract } from './live-contract.ts';

/** The value that an example has put in (or brought out) under a letter. */
export function valueIn({ inputs, steps }: Example, letter: Letter): string | undefined {
  const given = inputs.find(([name]) => name === letter)?.[1];
  return given ?? steps.find(({ formula }) => formula.startsWith(`${letter} =`))?.result ?? undefined;
}

export function calculatorWith({ market, leverage }: LiveContract, example: Example, question: CalculatorFilled['question']): string {
  const own = valueIn(example, 'K');
  return calculatorAddress({
    question,
    contract: market.name,
    side: 'long',
    marginMode: own === undefined ? 'isolated' : 'cross',
    leverage,
    entryPrice: valueIn(example, 'E') ?? valueIn(example, 'P'),
    exitPrice: valueIn(example, 'T'),
    size: valueIn(example, 'S'),
    balance: own,
  });
}
