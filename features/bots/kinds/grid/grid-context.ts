// The state of a grid's form.
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { GridPreview } from '#lib/order-math/bots/grid-preview.ts';
import { formContext } from '../kind-form.ts';
import type { GridDraft } from './grid-draft.ts';

export const { Context: GridContext, useForm: useGridForm } = formContext<GridTerms, GridDraft, GridPreview>();
