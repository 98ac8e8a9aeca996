// Sends the start of an auto-invest.
import { useChange } from '#lib/api/query/use-change.ts';
import { placeStrategyRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/placeStrategyRegular.ts';
import { fromRegularTerms } from '#lib/contract/wire/bots/regular-fields.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import type { FormParts } from '../kind-form.ts';
import { useRegularForm } from './regular-context.ts';

export const useStartRegular: FormParts['useStart'] = () => {
  const { terms } = useRegularForm();
  const place = useChange(placeStrategyRegular, startChanges);
  if (terms === null) return null;
  return ({ clientOid }) => place({ clientOid, ...fromRegularTerms(terms) });
};
