// Browser tests that may pass at their second try alone. Any other that does so fails the suite.

/** By file and titles, as the suite names them ('file › group › title'), each with the reason why nothing steadier says the same. */
export const unsteady: Readonly<Record<string, string>> = {};
