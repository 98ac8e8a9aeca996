'use client';
// These lines tell what a wise bot would do with the amount and the leverage that are filled in.
import { CtaFigures } from '../cta/cta-preview.tsx';
import { GridFigures } from '../grid/grid-preview.tsx';
import { useWiseForm } from './wise-context.ts';

export function WisePreview() {
  const { terms, preview } = useWiseForm();
  if (terms === null || preview === null) return null;
  if (preview.kind === 'grid') return <GridFigures grid={preview.grid} />;
  return terms.preset.kind === 'cta' ? <CtaFigures terms={terms.preset.terms} worked={preview.cta} /> : null;
}
