// The same traffic with what came to plans later: buys at market by a quantity, exits from the first fill, stops that turn into market orders.
import { Side } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { ExitTerms } from '#server/engine/plans/trigger-terms.ts';
import { corpusCommand } from './corpus-commands.ts';

type Random = (below: number) => number;

/** Now and then at market, where it is none. */
function turning(random: Random, exit: ExitTerms): ExitTerms {
  const { stopLoss } = exit;
  if (stopLoss === null || (stopLoss.executeTicks === 0 && random(10) > 0) || random(4) === 0) return exit;
  return { ...exit, stopLoss: { ...stopLoss, marketAfterMs: random(20) === 0 ? 999 : 1_000 + random(9_000) } };
}

function turningTerms(random: Random, terms: PlanTerms): PlanTerms {
  if (terms.kind === 'exit') return { ...terms, exit: turning(random, terms.exit) };
  if (terms.kind !== 'trigger' || terms.exit === null) return terms;
  return { ...terms, exit: { ...turning(random, terms.exit), fromFirstFill: true } };
}

export function stopCommand(random: Random, step: number, exchange: Exchange): Command {
  const command = corpusCommand(random, step, exchange);
  if (command.type === 'place-order' && command.exit !== undefined)
    return { ...command, exit: { ...turning(random, command.exit), ...(random(3) > 0 ? { fromFirstFill: true } : {}) } };
  if (command.type === 'place-plan')
    return {
      ...command,
      terms: turningTerms(random, command.terms),
      ...(command.side === Side.buy && random(2) === 0 ? { quantityAtMarket: true } : {}),
    };
  if (command.type === 'amend-plan')
    return { ...command, terms: turningTerms(random, command.terms), ...(random(2) === 0 ? { quantityAtMarket: true } : {}) };
  return command;
}
