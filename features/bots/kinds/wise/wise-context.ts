// The state of a wise bot's form.
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import { formContext } from '../kind-form.ts';
import type { WiseDraft } from './wise-draft.ts';
import type { WisePreview } from './wise-preview-of.ts';

export const { Context: WiseContext, useForm: useWiseForm } = formContext<WiseTerms, WiseDraft, WisePreview>();
