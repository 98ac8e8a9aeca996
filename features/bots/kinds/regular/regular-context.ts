// The state of an auto-invest's form.
import type { RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import type { RegularPreview } from '#lib/order-math/bots/regular/regular-preview.ts';
import { formContext } from '../kind-form.ts';
import type { RegularDraft } from './regular-draft.ts';

export const { Context: RegularContext, useForm: useRegularForm } = formContext<RegularTerms, RegularDraft, RegularPreview>();
