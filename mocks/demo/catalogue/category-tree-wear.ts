import type { Top } from './category-types.ts';

/** Fashion, shoes and bags. */
export const WEAR: readonly Top[] = [
  [
    'dress',
    '服饰 | Fashion | Mode | แฟชั่น | ແຟຊັ່ນ',
    [
      [
        '女装 | Women | Femme | ผู้หญิง | ຜູ້ຍິງ',
        [
          ['dresses', 'dress', '连衣裙 | Dresses | Robes | เดรส | ຊຸດກະໂປງ'],
          ['tops', 't-shirt', '上衣 | Tops | Hauts | เสื้อ | ເສື້ອ'],
          ['coats', 'coat', '大衣 | Coats | Manteaux | เสื้อโค้ท | ເສື້ອຄຸມ'],
          [
            'swimwear',
            'one-piece-swimsuit',
            '泳装 | Swimwear | Maillots de bain | ชุดว่ายน้ำ | ຊຸດລອຍນ້ຳ',
          ],
        ],
      ],
      [
        '裤装 | Trousers | Pantalons | กางเกง | ໂສ້ງ',
        [
          ['jeans', 'jeans', '牛仔裤 | Jeans | Jeans | ยีนส์ | ໂສ້ງຢີນ'],
          ['shorts', 'shorts', '短裤 | Shorts | Shorts | กางเกงขาสั้น | ໂສ້ງຂາສັ້ນ'],
        ],
      ],
      [
        '配饰 | Accessories | Accessoires | เครื่องประดับและของใช้ | ເຄື່ອງປະດັບ',
        [
          [
            'scarves',
            'scarf',
            '围巾手套 | Scarves & gloves | Écharpes et gants | ผ้าพันคอและถุงมือ | ຜ້າພັນຄໍ ແລະ ຖົງມື',
          ],
          ['hats', 'billed-cap', '帽子 | Hats & caps | Chapeaux et casquettes | หมวก | ໝວກ'],
          ['eyewear', 'sunglasses', '眼镜 | Eyewear | Lunettes | แว่นตา | ແວ່ນຕາ'],
          [
            'jewellery',
            'ring',
            '珠宝腕表 | Jewellery & watches | Bijoux et montres | เครื่องเพชรและนาฬิกา | ເຄື່ອງປະດັບ ແລະ ໂມງ',
          ],
        ],
      ],
      [
        '传统服饰 | Traditional dress | Tenues traditionnelles | ชุดพื้นเมือง | ຊຸດພື້ນເມືອງ',
        [
          ['silk', 'sari', '手织丝绸 | Handwoven silk | Soie tissée main | ผ้าไหมทอมือ | ຜ້າໄໝຕ່ຳມື'],
          ['kimono', 'kimono', '和服 | Kimono | Kimonos | กิโมโน | ກິໂມໂນ'],
        ],
      ],
    ],
  ],
  [
    'handbag',
    '鞋包 | Shoes & bags | Chaussures et sacs | รองเท้าและกระเป๋า | ເກີບ ແລະ ກະເປົາ',
    [
      [
        '包袋 | Bags | Sacs | กระเป๋า | ກະເປົາ',
        [
          ['handbags', 'handbag', '手提包 | Handbags | Sacs à main | กระเป๋าถือ | ກະເປົາຖື'],
          [
            'clutches',
            'clutch-bag',
            '手拿包与零钱包 | Clutches & purses | Pochettes et porte-monnaie | คลัตช์และกระเป๋าสตางค์ | ກະເປົາໜີບ ແລະ ກະເປົາເງິນ',
          ],
          ['backpacks', 'backpack', '双肩包 | Backpacks | Sacs à dos | เป้สะพายหลัง | ກະເປົາເປ້'],
          [
            'travel',
            'luggage',
            '箱包 | Travel & work bags | Bagages et serviettes | กระเป๋าเดินทางและทำงาน | ກະເປົາເດີນທາງ ແລະ ເຮັດວຽກ',
          ],
        ],
      ],
      [
        '鞋 | Shoes | Chaussures | รองเท้า | ເກີບ',
        [
          ['trainers', 'running-shoe', '运动鞋 | Trainers | Baskets | รองเท้ากีฬา | ເກີບກິລາ'],
          [
            'formal-shoes',
            'mans-shoe',
            '皮鞋 | Leather shoes | Chaussures en cuir | รองเท้าหนัง | ເກີບໜັງ',
          ],
          [
            'heels',
            'high-heeled-shoe',
            '高跟与平底鞋 | Heels & flats | Escarpins et ballerines | ส้นสูงและส้นแบน | ເກີບສົ້ນສູງ ແລະ ສົ້ນແປ',
          ],
          ['sandals', 'thong-sandal', '凉鞋 | Sandals | Sandales | รองเท้าแตะ | ເກີບແຕະ'],
        ],
      ],
    ],
  ],
];
