'use client';
// A part of a page whose code comes when it is first shown; until then nothing stands in its place.
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

export function onDemand<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const Part: ComponentType<Props> = lazy(load);
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
