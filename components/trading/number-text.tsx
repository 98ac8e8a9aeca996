// A number whose closing zeros step back, so that the eye meets the digits that say something.
import { dimZeros } from '#lib/format/dim-zeros.ts';

/** `text` is a number as a formatter wrote it, with a point. */
export function NumberText({ text }: { readonly text: string }) {
  const { whole, significant, trailing } = dimZeros(text);
  return (
    <bdi dir="ltr">
      {whole}
      {significant}
      {trailing === '' ? null : <span className="text-muted">{trailing}</span>}
    </bdi>
  );
}
