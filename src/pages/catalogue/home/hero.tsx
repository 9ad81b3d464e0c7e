import { CategoryRail } from '#/domain/category/category-rail.tsx';
import { Offers } from './offers.tsx';
import { Welcome } from './welcome.tsx';
import * as styles from './hero.module.css';

export function Hero() {
  return (
    <div className={styles.root}>
      <CategoryRail />
      <Offers />
      <Welcome />
    </div>
  );
}
