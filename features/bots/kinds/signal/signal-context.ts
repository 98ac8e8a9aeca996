// The state of a signal bot's form.
import type { SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import type { SignalPreview } from '#lib/order-math/bots/signal/signal-preview.ts';
import { formContext } from '../kind-form.ts';
import type { SignalDraft } from './signal-draft.ts';

export const { Context: SignalContext, useForm: useSignalForm } = formContext<SignalTerms, SignalDraft, SignalPreview>();
