// Sends the start of a CTA bot.
import { useChange } from '#lib/api/query/use-change.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyCta } from '#lib/contract/calls/v1/trigger/strategy/cta/placeStrategyCta.ts';
import { fromCtaTerms } from '#lib/contract/wire/bots/cta-fields.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import type { FormParts } from '../kind-form.ts';
import { useCtaForm } from './cta-context.ts';

const types = [StrategyType.spotCta, StrategyType.futuresCta] as const;

export const useStartCta: FormParts['useStart'] = () => {
  const { kind } = useCreateBot();
  const { terms } = useCtaForm();
  const place = useChange(placeStrategyCta, startChanges);
  const strategyType = types.find((type) => type === kind.strategyType);
  if (terms === null || strategyType === undefined) return null;
  return (common) => place({ ...common, strategyType, ...fromCtaTerms(terms) });
};
