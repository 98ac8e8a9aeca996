// The form of a grid.
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { GridPreview as Worked } from '#lib/order-math/bots/grid-preview.ts';
import type { KindForm } from '../kind-form.ts';
import { GridContext } from './grid-context.ts';
import { gridDraft, type GridDraft } from './grid-draft.ts';
import { GridDraftOnChart } from './grid-draft-on-chart.tsx';
import { GridFields } from './grid-fields.tsx';
import { GridFunds } from './grid-funds.tsx';
import { GridOptions } from './grid-options.tsx';
import { gridPreviewOf } from './grid-preview-of.ts';
import { GridPreview } from './grid-preview.tsx';
import { useGridSteps } from './use-grid-steps.ts';
import { useGridKeptText, useGridSuggestionText } from './use-grid-texts.ts';
import { useStartGrid } from './use-start-grid.ts';

export const gridForm: KindForm<GridTerms, GridDraft, Worked> = {
  draft: gridDraft,
  previewOf: gridPreviewOf,
  Context: GridContext,
  parts: {
    Fields: GridFields,
    MoreFields: GridOptions,
    Funds: GridFunds,
    Preview: GridPreview,
    OnChart: GridDraftOnChart,
    useSteps: useGridSteps,
    useStart: useStartGrid,
    useSuggestionText: useGridSuggestionText,
    useKeptText: useGridKeptText,
  },
};
