/** Local names of a CSS module, as named exports: the bundler replaces `styles.name` by the class name. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}
