/** One thing that is wrong with what was given, and where: a JSON path such as `$.mechanisms[0].windows[1].from`. */
export type Problem = { readonly path: string; readonly message: string };

/** How a check says that something is wrong. */
export type Report = (path: string, message: string) => void;
