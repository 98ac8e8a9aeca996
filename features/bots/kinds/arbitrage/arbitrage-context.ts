// The state of an arbitrage bot's form.
import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { ArbitragePreview } from '#lib/order-math/bots/arbitrage/arbitrage-preview.ts';
import { formContext } from '../kind-form.ts';
import type { ArbitrageDraft } from './arbitrage-draft.ts';

export const { Context: ArbitrageContext, useForm: useArbitrageForm } = formContext<ArbitrageTerms, ArbitrageDraft, ArbitragePreview>();
