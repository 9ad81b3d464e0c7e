import { model, type Model } from './model-entry.ts';

export const TECH_MODELS: readonly Model[] = [
  model(
    'headphone',
    { kind: 'device', leaf: 'headphones', merId: 5, price: 12900, options: 'none', skip: [1] },
    'Aria 无线头戴耳机 | Aria wireless over-ear headphones | Casque sans fil Aria | หูฟังครอบหูไร้สาย Aria | ຫູຟັງຄອບຫູໄຮ້ສາຍ Aria',
    '续航 40 小时，降噪可分三档 | 40 hours on one charge, three levels of noise cancelling | 40 heures d’autonomie, trois niveaux de réduction du bruit | ใช้ได้ 40 ชั่วโมง ตัดเสียงรบกวน 3 ระดับ | ໃຊ້ໄດ້ 40 ຊົ່ວໂມງ ຕັດສຽງລົບກວນ 3 ລະດັບ',
  ),
  model(
    'radio',
    { kind: 'device', leaf: 'radios', merId: 5, price: 7600, options: 'none', skip: [2] },
    '便携收音机 | Portable radio | Radio portable | วิทยุพกพา | ວິທະຍຸພົກພາ',
    '调频与数字电台，旋钮手感扎实 | FM and digital stations, with knobs worth turning | FM et radio numérique, avec de vrais boutons | รับ FM และดิจิทัล ปุ่มหมุนแน่นมือ | ຮັບ FM ແລະ ດິຈິຕອນ ປຸ່ມໝຸນແໜ້ນມື',
  ),
  model(
    'camera',
    { kind: 'device', leaf: 'cameras', merId: 8, price: 64900, options: 'lens' },
    'Reflex 35 微单相机 | Reflex 35 mirrorless camera | Appareil photo hybride Reflex 35 | กล้องมิเรอร์เลส Reflex 35 | ກ້ອງມິເຣີເລສ Reflex 35',
    '全幅传感器，操作集中在右手 | Full-frame sensor, every control under the right hand | Capteur plein format, commandes sous la main droite | เซนเซอร์ฟูลเฟรม ปุ่มอยู่ใต้มือขวา | ເຊັນເຊີຟູນເຟຣມ ປຸ່ມຢູ່ໃຕ້ມືຂວາ',
  ),
  model(
    'video-camera',
    { kind: 'device', leaf: 'cameras', merId: 8, price: 38900, options: 'none', skip: [2] },
    '手持摄像机 | Handheld camcorder | Caméscope à main | กล้องวิดีโอมือถือ | ກ້ອງວິດີໂອຖືມື',
    '20 倍光学变焦，夜景清晰 | 20× optical zoom, clear after dark | Zoom optique 20×, net même la nuit | ซูมออปติคัล 20 เท่า ชัดแม้กลางคืน | ຊູມອັອບຕິຄອນ 20 ເທົ່າ ຊັດແມ່ນກາງຄືນ',
  ),
  model(
    'laptop',
    { kind: 'device', leaf: 'laptops', merId: 8, price: 98900, options: 'laptop', skip: [1] },
    'Folio 14 英寸笔记本电脑 | Folio 14-inch laptop | Ordinateur portable Folio 14 pouces | แล็ปท็อป Folio 14 นิ้ว | ແລັບທັອບ Folio 14 ນິ້ວ',
    '整机 1.2 公斤，一天不用找插座 | 1.2 kg, and a full day away from the socket | 1,2 kg et une journée entière sans prise | หนัก 1.2 กก. ใช้ได้ทั้งวันไม่ต้องหาปลั๊ก | ໜັກ 1.2 ກິໂລ ໃຊ້ໄດ້ໝົດມື້ບໍ່ຕ້ອງຫາປລັກ',
  ),
  model(
    'mobile-phone',
    { kind: 'device', leaf: 'phones', merId: 8, price: 52900, options: 'phone', skip: [1] },
    'Pebble 小屏手机 | Pebble small-screen phone | Téléphone compact Pebble | โทรศัพท์จอเล็ก Pebble | ໂທລະສັບຈໍນ້ອຍ Pebble',
    '单手握持，五年系统更新 | Fits one hand, five years of updates | Tient dans une main, cinq ans de mises à jour | ถือมือเดียวได้ อัปเดตระบบ 5 ปี | ຖືມືດຽວໄດ້ ອັບເດດລະບົບ 5 ປີ',
  ),
  model(
    'keyboard',
    { kind: 'device', leaf: 'desk', merId: 8, price: 8800, options: 'keyboard', skip: [1] },
    '84 键矮轴机械键盘 | Low-profile mechanical keyboard, 84 keys | Clavier mécanique bas, 84 touches | คีย์บอร์ดแมคคานิคอลตัวบาง 84 ปุ่ม | ແປ້ນພິມກົນໄກແບບບາງ 84 ປຸ່ມ',
    '三台设备一键切换 | Switches between three devices with one key | Passe d’un appareil à l’autre en une touche | สลับ 3 อุปกรณ์ด้วยปุ่มเดียว | ສະຫຼັບ 3 ອຸປະກອນດ້ວຍປຸ່ມດຽວ',
  ),
  model(
    'computer-mouse',
    { kind: 'device', leaf: 'desk', merId: 8, price: 3200, options: 'none', skip: [1, 3] },
    '静音无线鼠标 | Quiet wireless mouse | Souris sans fil silencieuse | เมาส์ไร้สายเสียงเงียบ | ເມົາສ໌ໄຮ້ສາຍສຽງງຽບ',
    '图书馆里也能放心点击 | Quiet enough for the library | Assez discrète pour une bibliothèque | เงียบพอใช้ในห้องสมุด | ງຽບພໍໃຊ້ໃນຫ້ອງສະໝຸດ',
  ),
  model(
    'video-game',
    { kind: 'device', leaf: 'gaming', merId: 8, price: 5400, options: 'colour', hue: 255 },
    'Orbit 无线手柄 | Orbit wireless controller | Manette sans fil Orbit | จอยเกมไร้สาย Orbit | ຈອຍເກມໄຮ້ສາຍ Orbit',
    '续航 30 小时，摇杆不漂移 | 30 hours of play and sticks that do not drift | 30 heures de jeu, sticks sans dérive | เล่นได้ 30 ชั่วโมง แกนไม่เพี้ยน | ຫຼິ້ນໄດ້ 30 ຊົ່ວໂມງ ແກນບໍ່ເພ້ຽນ',
  ),
];
