// A drawing on the chart: points in time and price, so that it stays where it was in every interval and on every screen.
import * as z from 'zod/mini';

import { studyColours, type StudyColour } from '../studies/study.ts';

export const drawingTools = ['trendLine', 'ray', 'horizontal', 'vertical', 'channel', 'fibonacci', 'rectangle', 'text', 'measure'] as const;
export type DrawingTool = (typeof drawingTools)[number];

const point = z.object({ timeMs: z.number(), price: z.number() });
export type DrawingPoint = z.output<typeof point>;

export const drawing = z.object({
  id: z.string(),
  tool: z.enum(drawingTools),
  points: z.readonly(z.array(point).check(z.minLength(1), z.maxLength(3))),
  colour: z.enum(studyColours),
  /** The words of a text; empty otherwise. */
  text: z.string().check(z.maxLength(200)),
});
export type Drawing = z.output<typeof drawing>;

export const usualColour: StudyColour = 'study-3';

const counts: Readonly<Partial<Record<DrawingTool, number>>> = { horizontal: 1, vertical: 1, text: 1, channel: 3 };
/** The number of points that a tool needs. */
export const pointsOf = (tool: DrawingTool): number => counts[tool] ?? 2;
