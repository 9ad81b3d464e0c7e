import { model, type Model } from './model-entry.ts';

export const BEAUTY_MODELS: readonly Model[] = [
  model(
    'lipstick',
    {
      kind: 'care',
      story: 'makeup',
      leaf: 'lips',
      merId: 4,
      price: 1850,
      options: 'shade',
      skip: [2],
    },
    '缎面口红 | Satin lipstick | Rouge à lèvres satiné | ลิปสติกเนื้อซาติน | ລິບສະຕິກເນື້ອຊາແຕັງ',
    '一抹显色，喝茶不掉 | Full colour in one pass that outlasts a cup of tea | Couleur dense dès le premier passage, résiste au thé | สีชัดในครั้งเดียว ดื่มชาก็ไม่หลุด | ສີຊັດໃນເທື່ອດຽວ ດື່ມຊາກໍບໍ່ຫຼຸດ',
  ),
  model(
    'nail-polish',
    {
      kind: 'care',
      story: 'makeup',
      leaf: 'nails',
      merId: 4,
      price: 980,
      options: 'shade',
      skip: [0],
    },
    '快干指甲油 | Quick-dry nail polish | Vernis à ongles séchage rapide | น้ำยาทาเล็บแห้งเร็ว | ນ້ຳຢາທາເລັບແຫ້ງໄວ',
    '两层即可，十天不剥落 | Two coats, ten days without a chip | Deux couches, dix jours sans éclat | ทา 2 ชั้น อยู่ได้ 10 วัน | ທາ 2 ຊັ້ນ ຢູ່ໄດ້ 10 ມື້',
  ),
  model(
    'lotion-bottle',
    { kind: 'care', leaf: 'body', merId: 4, price: 2180, options: 'millilitres' },
    '米乳身体乳 | Rice-milk body lotion | Lait corporel au lait de riz | โลชั่นน้ำนมข้าว | ໂລຊັ່ນນ້ຳນົມເຂົ້າ',
    '吸收快，不黏衣服 | Sinks in fast and leaves clothes alone | Pénètre vite et ne colle pas aux vêtements | ซึมไว ไม่เหนียวติดเสื้อ | ຊຶມໄວ ບໍ່ໜຽວຕິດເສື້ອ',
  ),
  model(
    'soap',
    { kind: 'care', leaf: 'body', merId: 4, price: 720, options: 'none' },
    '冷制手工皂 | Cold-process soap bar | Savon saponifié à froid | สบู่กวนเย็นทำมือ | ສະບູກວນເຢັນເຮັດມື',
    '晾晒六周，泡沫细腻 | Cured for six weeks, with a fine lather | Séché six semaines, à la mousse fine | บ่ม 6 สัปดาห์ ฟองละเอียด | ບົ່ມ 6 ອາທິດ ຟອງລະອຽດ',
  ),
  model(
    'hair-pick',
    {
      kind: 'accessory',
      leaf: 'hair',
      merId: 4,
      price: 1100,
      options: 'colour',
      hue: 270,
      skip: [1],
    },
    '宽齿发梳 | Wide-tooth hair pick | Peigne afro à dents larges | หวีซี่ห่าง | ຫວີແຂ້ວຫ່າງ',
    '圆头梳齿，不扯发丝 | Rounded teeth that never snag | Dents arrondies qui n’accrochent pas | ปลายซี่มน ไม่ดึงผม | ປາຍແຂ້ວມົນ ບໍ່ດຶງຜົມ',
  ),
  model(
    'razor',
    {
      kind: 'accessory',
      leaf: 'hair',
      merId: 4,
      price: 2900,
      options: 'colour',
      hue: 210,
      skip: [1],
    },
    '双刃剃须刀 | Twin-blade razor | Rasoir à deux lames | มีดโกนใบคู่ | ມີດແຖໃບຄູ່',
    '刀头可换，握柄防滑 | Replaceable head and a handle that grips | Tête remplaçable et manche antidérapant | เปลี่ยนหัวได้ ด้ามกันลื่น | ປ່ຽນຫົວໄດ້ ດ້າມກັນມື່ນ',
  ),
];
