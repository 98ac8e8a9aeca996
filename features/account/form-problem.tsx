// Why a form was not taken, in a box that is read out.
export function FormProblem({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p role="alert" className="mt-4 rounded-md border border-negative bg-negative-soft px-3 py-2 text-sm text-primary">
      {text}
    </p>
  );
}
