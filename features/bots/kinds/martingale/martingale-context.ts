// The state of a martingale's form.
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import type { MartingalePreview } from '#lib/order-math/bots/martingale-preview.ts';
import { formContext } from '../kind-form.ts';
import type { MartingaleDraft } from './martingale-draft.ts';

export const { Context: MartingaleContext, useForm: useMartingaleForm } = formContext<
  MartingaleTerms,
  MartingaleDraft,
  MartingalePreview
>();
