// Browser tests that may pass at their second try alone. More than two others that do so fail the suite, and any one fails a thorough run.

/** By file and titles, as the suite names them ('file › group › title'), each with the reason why nothing steadier says the same. */
export const unsteady: Readonly<Record<string, string>> = {};
