'use client';
// The part of a kind's form that stands in the place of a market's chart.
import { useCreateBot } from './state/create-context.ts';

export function CreateGuide() {
  const { Guide } = useCreateBot().form;
  return Guide === undefined ? null : <Guide />;
}
