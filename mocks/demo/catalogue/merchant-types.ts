import type { MerchantCategory, MerchantType } from '../../market/model.ts';
import { parseText } from '../../market/localised.ts';

export const MERCHANT_TYPES: readonly MerchantType[] = [
  {
    id: 1,
    name: parseText('旗舰店 | Flagship store | Boutique officielle | ร้านหลัก | ຮ້ານຫຼັກ'),
    info: parseText(
      '需提供营业执照与商标注册证 | Business licence and trade-mark certificate | Extrait d’immatriculation et certificat de marque | ต้องมีใบอนุญาตประกอบธุรกิจและหนังสือรับรองเครื่องหมายการค้า | ຕ້ອງມີໃບອະນຸຍາດທຸລະກິດ ແລະ ໃບຢັ້ງຢືນເຄື່ອງໝາຍການຄ້າ',
    ),
  },
  {
    id: 2,
    name: parseText(
      '专营店 | Specialist store | Boutique spécialisée | ร้านเฉพาะทาง | ຮ້ານສະເພາະທາງ',
    ),
    info: parseText(
      '需提供营业执照与品牌授权书 | Business licence and a letter from each brand | Extrait d’immatriculation et autorisation de chaque marque | ต้องมีใบอนุญาตประกอบธุรกิจและหนังสืออนุญาตจากแบรนด์ | ຕ້ອງມີໃບອະນຸຍາດທຸລະກິດ ແລະ ໜັງສືອະນຸຍາດຈາກຍີ່ຫໍ້',
    ),
  },
  {
    id: 3,
    name: parseText('手工作坊 | Workshop | Atelier | โรงงานฝีมือ | ໂຮງງານຫັດຖະກຳ'),
    info: parseText(
      '需提供身份证明与三张工作场所照片 | Proof of identity and three pictures of the workplace | Pièce d’identité et trois photos du lieu de travail | ต้องมีหลักฐานแสดงตัวและรูปสถานที่ทำงาน 3 รูป | ຕ້ອງມີຫຼັກຖານສະແດງຕົວ ແລະ ຮູບສະຖານທີ່ເຮັດວຽກ 3 ຮູບ',
    ),
  },
];

export const MERCHANT_CATEGORIES: readonly MerchantCategory[] = [
  {
    id: 1,
    name: parseText(
      '服饰鞋包 | Fashion and shoes | Mode et chaussures | แฟชั่นและรองเท้า | ແຟຊັ່ນ ແລະ ເກີບ',
    ),
    handlingFee: 5,
  },
  {
    id: 2,
    name: parseText('数码影音 | Electronics | Électronique | อิเล็กทรอนิกส์ | ເອເລັກໂຕຣນິກ'),
    handlingFee: 3,
  },
  {
    id: 3,
    name: parseText('家居厨房 | Home and kitchen | Maison et cuisine | บ้านและครัว | ເຮືອນ ແລະ ຄົວ'),
    handlingFee: 4,
  },
  {
    id: 4,
    name: parseText(
      '美妆食品 | Beauty and food | Beauté et alimentation | ความงามและอาหาร | ຄວາມງາມ ແລະ ອາຫານ',
    ),
    handlingFee: 6,
  },
  {
    id: 5,
    name: parseText('运动玩具 | Sports and toys | Sport et jouets | กีฬาและของเล่น | ກິລາ ແລະ ຂອງຫຼິ້ນ'),
    handlingFee: 4,
  },
  {
    id: 6,
    name: parseText(
      '图书文具 | Books and paper | Livres et papeterie | หนังสือและเครื่องเขียน | ປຶ້ມ ແລະ ເຄື່ອງຂຽນ',
    ),
    handlingFee: 2,
  },
];
