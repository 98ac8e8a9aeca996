// A text that was set, drawn as outlines.
import type { SetText } from './set-text.ts';

export const Written = ({ text: { width, height, letters }, colour }: { readonly text: SetText; readonly colour: string }) => (
  <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} fill={colour}>
    {letters.map(({ outline, x, y, scale }, place) => (
      <path key={place} d={outline} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})`} />
    ))}
  </svg>
);
