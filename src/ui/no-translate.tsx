interface NoTranslateProps {
  id?: string | undefined;
  className?: string | undefined;
  children: string | number;
}

/** An amount, a number or a code: translators of browsers leave it as it is. */
export const NoTranslate = (props: NoTranslateProps) => <span translate="no" {...props} />;
