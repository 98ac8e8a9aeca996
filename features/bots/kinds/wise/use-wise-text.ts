// The terms that were chosen for a tier in one line.
import { useGridSuggestionText } from '../grid/use-grid-texts.ts';
import { useCtaSuggestionText } from '../cta/use-cta-texts.ts';
import type { FormParts } from '../kind-form.ts';
import { wiseDraft } from './wise-draft.ts';

export const useWiseText: FormParts['useKeptText'] = () => {
  const [gridText, ctaText] = [useGridSuggestionText(), useCtaSuggestionText()];
  return (bot) => {
    const { preset } = wiseDraft.termsOf(bot);
    return preset.kind === 'grid' ? gridText(preset) : ctaText(preset);
  };
};
