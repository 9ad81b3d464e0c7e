import { useTranslation } from '#/i18n/use-translation.ts';
import { loadNamespace } from '#/i18n/i18n.ts';

/** Runs `show` when the texts of its toast are loaded, which not every page has. Without them nothing is shown. */
export function useHeartTexts(): (show: () => void) => Promise<void> {
  const { i18n } = useTranslation();
  return async (show) => {
    if (
      await loadNamespace(i18n, 'browse').then(
        () => true,
        () => false,
      )
    )
      show();
  };
}
