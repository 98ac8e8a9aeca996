// The state of a CTA bot's form.
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import type { CtaPreview } from '#lib/order-math/bots/cta/cta-preview.ts';
import { formContext } from '../kind-form.ts';
import type { CtaDraft } from './cta-draft.ts';

export const { Context: CtaContext, useForm: useCtaForm } = formContext<CtaTerms, CtaDraft, CtaPreview>();
