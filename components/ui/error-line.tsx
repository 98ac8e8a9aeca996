// Why something was not taken: a line that is read out when it comes.
export function ErrorLine({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p role="alert" className="text-xs text-negative">
      {text}
    </p>
  );
}
